import { Checkbox } from '@keystar/ui/checkbox';
import { Icon } from '@keystar/ui/icon';
import { lockIcon } from '@keystar/ui/icon/icons/lockIcon';
import { NumberField } from '@keystar/ui/number-field';
import { Item, Picker } from '@keystar/ui/picker';
import { TextArea, TextField } from '@keystar/ui/text-field';
import { useState, type ReactNode } from 'react';
import type { Described } from './describe';
import { isList, isRecord, type Json } from './json';

export interface InputProps {
  readonly described: Described;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly problem: string | undefined;
  /** Whether a field that is still empty is to be complained about. */
  readonly strict: boolean;
  /** In a translation, what the English says. */
  readonly english?: Json | undefined;
}

/** From here on, a field is a box for several lines. */
const oneLine = 60;

function lengthOf({ hints: { shortest, longest } }: Described): string {
  return longest ? `${shortest ?? 1} to ${longest} characters.` : '';
}

/** Where a field appears, how long it may be, and in a translation, its English. */
function helpOf({ described, english }: InputProps, more = ''): ReactNode {
  const help = [described.help, lengthOf(described), more].filter(Boolean).join(' ');
  if (english === undefined) return help;
  return (
    <>
      {help}
      <span className="english">
        In English: <span lang="en">{isList(english) ? english.join('\n') : String(english)}</span>
      </span>
    </>
  );
}

/** What is wrong, once there is something to be wrong about. */
function useShown(problem: string | undefined, isEmpty: boolean, strict: boolean) {
  const [isLeft, setLeft] = useState(false);
  return {
    errorMessage: strict || isLeft || !isEmpty ? problem : undefined,
    onBlur: () => setLeft(true),
  };
}

export function TextInput(props: InputProps) {
  const { described, value, onChange, problem, strict } = props;
  const text = typeof value === 'string' ? value : '';
  const shown = useShown(problem, text === '', strict);
  const Field = (described.hints.longest ?? 0) > oneLine ? TextArea : TextField;
  return (
    <Field
      label={described.label}
      description={helpOf(props)}
      value={text}
      onChange={(next: string) => onChange(next === '' && described.optional ? undefined : next)}
      {...shown}
    />
  );
}

export function NumberInput(props: InputProps) {
  const { described, value, onChange, problem, strict } = props;
  const shown = useShown(problem, value === undefined, strict);
  return (
    <NumberField
      label={described.label}
      description={helpOf(props)}
      value={typeof value === 'number' ? value : NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? undefined : next)}
      formatOptions={{ useGrouping: false }}
      hideStepper
      {...shown}
    />
  );
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function ChoiceInput(props: InputProps) {
  const { described, value, onChange, problem } = props;
  return (
    <Picker
      label={described.label}
      description={helpOf(props)}
      items={described.choices.map((key) => ({ key }))}
      selectedKey={typeof value === 'string' ? value : null}
      onSelectionChange={(key) => onChange(String(key))}
      errorMessage={problem}
    >
      {({ key }) => <Item key={key}>{capitalised(key)}</Item>}
    </Picker>
  );
}

export function CheckInput(props: InputProps) {
  const { described, value, onChange } = props;
  return (
    <div className="check">
      <Checkbox
        isSelected={value === true}
        onChange={(next) => onChange(next || !described.optional ? next : undefined)}
      >
        {described.label}
      </Checkbox>
      <p className="help">{helpOf(props)}</p>
    </div>
  );
}

/** A list of plain lines: each line of the box is one. */
export function LinesInput(props: InputProps) {
  const { described, value, onChange, problem, strict } = props;
  const lines = isList(value) ? value : [];
  const shown = useShown(problem, lines.length === 0, strict);
  const { entry = 'line' } = described.hints;
  return (
    <TextArea
      label={described.label}
      description={helpOf(props, entry === 'line' ? '' : `Each line of this box is one ${entry}.`)}
      value={lines.join('\n')}
      onChange={(text: string) => onChange(text === '' ? [] : text.split('\n'))}
      {...shown}
    />
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

export function LockedInput({
  described,
  value,
}: {
  readonly described: Described;
  readonly value: Json | undefined;
}) {
  return (
    <div className="locked">
      <TextField
        label={described.label}
        description={[described.help, whyLocked].filter(Boolean).join(' ')}
        value={lockedText(value)}
        isReadOnly
        endElement={<Icon src={lockIcon} margin="regular" />}
      />
    </div>
  );
}
