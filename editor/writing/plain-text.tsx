import { useId, useImperativeHandle, useRef, type Ref } from 'react';
import { mistakeIn } from './mistake';
import type { Shows } from './surface';

interface PlainTextProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onMended: () => void;
  readonly label: string;
  readonly language: string;
  readonly isReadOnly?: boolean | undefined;
  readonly ref?: Ref<Shows> | undefined;
}

/** A text that cannot be read as it stands, as its file has it, and where it cannot. */
export function PlainText({ ref, ...props }: PlainTextProps) {
  const { value, onChange, onMended, label, language, isReadOnly } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const help = useId();
  const mistake = mistakeIn(value);

  useImperativeHandle(
    ref,
    () => ({
      showWord(sentence) {
        const at = value.indexOf(sentence);
        if (at === -1) return false;
        box.current?.focus();
        box.current?.setSelectionRange(at, at);
        return true;
      },
    }),
    [value],
  );

  return (
    <div className="writing">
      <p id={help} role="status">
        {mistake ? mistake.said : 'The text can be read again. '}
        {!mistake && (
          <button type="button" onClick={onMended}>
            Write it as it looks
          </button>
        )}
      </p>
      <textarea
        ref={box}
        className="writing-plain"
        aria-label={label}
        aria-describedby={help}
        aria-invalid={mistake !== undefined}
        lang={language}
        rows={24}
        readOnly={isReadOnly}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
