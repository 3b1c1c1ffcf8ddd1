/** Fields of long texts, written as one sees them. */
import { useLayoutEffect, useRef, useState, type Ref } from 'react';
import { merge } from './merge';
import { markdownOf, paragraphsOf } from './paragraphs';
import type { Known } from './part';
import type { Pictures } from './picture-dialog';
import { PlainText } from './plain-text';
import { mistakeIn } from './mistake';
import { Surface, type Shows } from './surface';
import './writing.css';

export type { Shows } from './surface';

interface FieldProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What the field is called, for those who do not see it. */
  readonly label: string;
  /** The code of the language that is written in. */
  readonly language: string;
  readonly known: Known;
  /** The id of what is said about the field. */
  readonly describedBy?: string;
  readonly isInvalid?: boolean;
  readonly isReadOnly?: boolean;
  readonly ref?: Ref<Shows> | undefined;
}

interface WritingSurfaceProps extends FieldProps<string> {
  /** The sections of a legal text have numbers. */
  readonly kind: 'legal' | 'page';
  /** Where pictures can be chosen. */
  readonly pictures?: Pictures;
}

/**
 * Counts how often a value has come from elsewhere: from others, or from the history. The surface is then made anew. What
 * it gave itself comes back, perhaps late, and is no such value.
 */
function useFromElsewhere<Value>(value: Value, onChange: (value: Value) => void) {
  const now = JSON.stringify(value);
  const [count, setCount] = useState(0);
  const seen = useRef(now);
  const given = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const at = given.current.indexOf(now);
    if (at >= 0) given.current = given.current.slice(at + 1);
    else if (now !== seen.current) {
      given.current = [];
      setCount((before) => before + 1);
    }
    seen.current = now;
  }, [now]);
  function change(next: Value) {
    given.current = [...given.current, JSON.stringify(next)];
    onChange(next);
  }
  return { count, change };
}

/** A legal text or a text page, as its file has it below its YAML. An untouched text keeps its letters. */
export function WritingSurface({ ref, ...props }: WritingSurfaceProps) {
  const { count, change } = useFromElsewhere(props.value, props.onChange);
  return <OneText key={count} {...props} ref={ref} onChange={change} />;
}

function OneText({ value, onChange, pictures, ref, ...props }: WritingSurfaceProps) {
  const [file] = useState(value);
  const untouched = useRef(file.trim());
  // A text that has a mistake stays plain text until its writer asks for the surface.
  const [isPlain, setPlain] = useState(() => mistakeIn(file) !== undefined);
  if (isPlain)
    return (
      <PlainText
        value={value}
        onChange={onChange}
        onMended={() => setPlain(false)}
        label={props.label}
        language={props.language}
        isReadOnly={props.isReadOnly}
        ref={ref}
      />
    );
  return (
    <Surface
      {...props}
      ref={ref}
      pictures={pictures}
      markdown={file}
      onChange={(written) => onChange(merge(file, untouched.current, written))}
      onUntouched={(written) => {
        untouched.current = written;
      }}
    />
  );
}

/** A field of several paragraphs of plain words, in which facts may stand. */
export function ParagraphsSurface({ ref, ...props }: FieldProps<readonly string[]>) {
  const { count, change } = useFromElsewhere(props.value, props.onChange);
  return <Paragraphs key={count} {...props} ref={ref} onChange={change} />;
}

function Paragraphs({ value, onChange, ref, ...props }: FieldProps<readonly string[]>) {
  const [markdown] = useState(() => markdownOf(value));
  return (
    <Surface
      {...props}
      ref={ref}
      kind="plain"
      pictures={undefined}
      markdown={markdown}
      onChange={(written) => onChange(paragraphsOf(written))}
      onUntouched={() => undefined}
    />
  );
}
