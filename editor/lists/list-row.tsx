import { useState } from 'react';
import { fieldOf, titleOf, type Entry, type List } from '../../content/schema/lists/list';
import { CodeButton } from './code-buttons';
import type { Problem } from '../api';
import { capitalised, numberIn } from '../form/inputs';

interface CellProps {
  readonly label: string;
  readonly list: List;
  readonly name: string;
  readonly value: string | number | undefined;
  readonly problem: string | undefined;
  readonly onChange: (value: string | number | undefined) => void;
}

/** One value. What is typed is taken over once the cell is left, or saved. */
function Cell({ label, list, name, value, problem, onChange }: CellProps) {
  const [typed, setTyped] = useState<string>();
  const { kind, choices } = fieldOf(list, name);
  const marks = { 'aria-label': label, 'aria-invalid': problem !== undefined, title: problem };
  const text = String(value ?? '');
  if (kind === 'choice')
    return (
      <select
        {...marks}
        value={text}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        <option value="" />
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {capitalised(choice)}
          </option>
        ))}
      </select>
    );
  function take() {
    if (typed === undefined || typed === text) return;
    const trimmed = typed.trim();
    if (trimmed === '') onChange(undefined);
    else onChange(kind === 'number' ? numberIn(trimmed) : trimmed);
    setTyped(undefined);
  }
  return (
    <input
      {...marks}
      value={typed ?? text}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (key === 'Enter' || ctrlKey || metaKey) take();
      }}
    />
  );
}

interface ListRowProps {
  readonly list: List;
  /** Of the entry among all. */
  readonly index: number;
  readonly entry: Entry;
  /** With paths that begin in the entry. */
  readonly problems: readonly Problem[];
  readonly onChange: (entry: Entry) => void;
  readonly onRemove: () => void;
}

/** An entry of a list, and below it what is wrong with it. */
export function ListRow({ list, index, entry, problems, onChange, onRemove }: ListRowProps) {
  const name = String(entry[list.by] ?? '') || `${list.entry} ${index + 1}`;

  // The server says again what the schema says.
  const said = new Set(
    problems.map((each) => (each.path ? `${titleOf(list, each.path)}: ${each.said}` : each.said)),
  );

  /** In the order of the schema; what is empty is left out. */
  function change(field: string, value: string | number | undefined) {
    const changed: Entry = { ...entry, [field]: value };
    onChange(
      Object.fromEntries(
        list.fields.flatMap((each) => (changed[each] === undefined ? [] : [[each, changed[each]]])),
      ),
    );
  }

  return (
    <>
      <tr>
        {list.fields.map((field) => (
          <td key={field} data-field={`list.${index}.${field}`}>
            <Cell
              label={`${titleOf(list, field)}, ${name}`}
              {...{ list, name: field }}
              value={entry[field]}
              problem={problems.find(({ path }) => path === field)?.said}
              onChange={(value) => change(field, value)}
            />
          </td>
        ))}
        <td className="actions">
          {list.addressInCode && problems.length === 0 && <CodeButton list={list} entry={entry} />}
          <button type="button" className="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </button>
        </td>
      </tr>
      {problems.length > 0 && (
        <tr>
          <td colSpan={list.fields.length + 1}>
            <p className="problem">{[...said].join('\n')}</p>
          </td>
        </tr>
      )}
    </>
  );
}
