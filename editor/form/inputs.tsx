import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { fill } from '../../content/read';
import { missingLettersNote } from '../../content/schema/letters';
import { useFormSettings } from './context';
import type { Described } from './describe';
import { isList, isRecord, type Json } from './json';

export interface InputProps {
  /** As `list.2.glass`. */
  readonly path: string;
  readonly described: Described;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly problem: string | undefined;
  /** In a translation, what the English says. */
  readonly english?: Json | undefined;
}

/** From here on, a field is a box for several lines. */
const oneLine = 60;

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface FrameProps extends Omit<InputProps, 'path' | 'value' | 'onChange'> {
  /** What is written in it, with the facts in their places. */
  readonly text: string;
  /** Whether it is no input of the browser’s, and says itself what it is called. */
  readonly isSurface?: boolean;
  /** Help besides that of the schema. */
  readonly more?: string;
  /** Gets what connects an input with its label, its help and its problem. */
  readonly children: (props: {
    readonly id: string;
    readonly 'aria-describedby': string;
    readonly 'aria-invalid': boolean;
    readonly onBlur: () => void;
  }) => ReactNode;
}

/** The label of an input, the English of its words, what is wrong, and where the words appear. */
export function InputFrame(props: FrameProps) {
  const { described, problem, english, text, isSurface = false, more = '', children } = props;
  const { strict } = useFormSettings();
  const id = useId();
  const [isLeft, setLeft] = useState(false);
  // An empty field is complained about once somebody has been there.
  const shown = strict || isLeft || text !== '' ? problem : undefined;
  const help = [described.help, more].filter(Boolean).join(' ');
  const { maxLength } = described.hints;
  const lacking = missingLettersNote(text);
  return (
    <>
      <div className="label">
        {isSurface ? (
          <span aria-hidden>{described.label}</span>
        ) : (
          <label htmlFor={id}>{described.label}</label>
        )}
        {maxLength !== undefined && (
          <span className="help" id={`${id}-length`}>
            {text.length} of {maxLength}
          </span>
        )}
      </div>
      {english !== undefined && (
        <p className="english" id={`${id}-english`}>
          In English:{' '}
          <span lang="en">{isList(english) ? english.join('\n') : String(english)}</span>
        </p>
      )}
      {children({
        id,
        'aria-describedby': `${id}-problem ${id}-english ${id}-letters ${id}-help ${id}-length`,
        'aria-invalid': shown !== undefined,
        onBlur: () => setLeft(true),
      })}
      <p className="problem" id={`${id}-problem`}>
        {shown}
      </p>
      {lacking && (
        <p className="help" id={`${id}-letters`}>
          {lacking}
        </p>
      )}
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </>
  );
}

type BoxProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
  readonly value: string;
  readonly onChange: (text: string) => void;
};

const TextBox = ({ onChange, ...props }: BoxProps) => (
  <textarea {...props} onChange={({ target }) => onChange(target.value)} />
);

export function TextInput(props: InputProps) {
  const { described, value, onChange } = props;
  const { lang, site } = useFormSettings();
  const text = typeof value === 'string' ? value : '';
  const change = (next: string) => onChange(next === '' && described.optional ? undefined : next);
  return (
    <InputFrame {...props} text={fill(text, site.known.facts)}>
      {(frame) =>
        (described.hints.maxLength ?? 0) > oneLine ? (
          <TextBox {...frame} lang={lang} rows={2} value={text} onChange={change} />
        ) : (
          <input
            {...frame}
            lang={lang}
            value={text}
            onChange={({ target }) => change(target.value)}
          />
        )
      }
    </InputFrame>
  );
}

export const numberIn = (text: string): string | number | undefined => {
  const number = Number(text.replace(',', '.'));
  // What is no number stays as it is typed: the schema says what is wrong with it.
  return text.trim() === '' ? undefined : Number.isNaN(number) ? text : number;
};

export function NumberInput(props: InputProps) {
  const { value, onChange } = props;
  // “1.” is a number on its way to 1.5.
  const [typed, setTyped] = useState('');
  const text = numberIn(typed) === value ? typed : String(value ?? '');
  return (
    <InputFrame {...props} text={text}>
      {(frame) => (
        <input
          {...frame}
          className="short"
          inputMode="decimal"
          value={text}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(numberIn(target.value));
          }}
        />
      )}
    </InputFrame>
  );
}

export function ChoiceInput(props: InputProps) {
  const { described, value, onChange } = props;
  return (
    <InputFrame {...props} text="">
      {(frame) => (
        <select
          {...frame}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value)}
        >
          {described.choices.map((choice) => (
            <option key={choice} value={choice}>
              {capitalised(choice)}
            </option>
          ))}
        </select>
      )}
    </InputFrame>
  );
}

export function CheckInput({ described, value, onChange }: InputProps) {
  const id = useId();
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          aria-describedby={id}
          checked={value === true}
          onChange={({ target: { checked } }) =>
            onChange(checked || !described.optional ? checked : undefined)
          }
        />
        {described.label}
      </label>
      <p className="help" id={id}>
        {described.help}
      </p>
    </>
  );
}

/** A list of plain lines: each line of the box is one. */
export function LinesInput(props: InputProps) {
  const { described, value, onChange } = props;
  const { lang, site } = useFormSettings();
  const lines = isList(value) ? value : [];
  const { entry = 'line' } = described.hints;
  const more = entry === 'line' ? '' : `Each line of this box is one ${entry}.`;
  return (
    <InputFrame {...props} text={fill(lines.join('\n'), site.known.facts)} more={more}>
      {(frame) => (
        <TextBox
          {...frame}
          lang={lang}
          rows={2}
          value={lines.join('\n')}
          onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
        />
      )}
    </InputFrame>
  );
}

/** Why a field cannot be changed, where people look when they try to. */
const whyLocked =
  'Locked: the site’s specification gives this word for word. If it is to change, ask a developer.';

/** The words of what is locked, in one line. */
const lockedText = (value: Json | undefined): string => {
  if (isList(value)) return value.map(lockedText).join(' ');
  return isRecord(value) ? Object.values(value).map(lockedText).join(' ') : String(value ?? '');
};

export function LockedInput(props: InputProps) {
  return (
    <InputFrame {...props} text="" more={whyLocked}>
      {(frame) => <input {...frame} className="locked" value={lockedText(props.value)} readOnly />}
    </InputFrame>
  );
}
