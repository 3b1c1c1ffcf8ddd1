import { useRef, useState, type ComponentType } from 'react';
import type { GenericSchema } from 'valibot';
import { useFormSettings } from './context';
import { describe, emptyOf, problemsOf, type FieldProps } from './describe';
import { capitalised } from './inputs';
import { isList, isRecord, type Json } from './json';
import { twinOf } from './twin';
import { pageOf, workedOut } from './worked-out';

/** The same number for the same card, wherever it moves. */
function useKeys(length: number) {
  const next = useRef(length);
  const [keys, setKeys] = useState(() => Array.from({ length }, (_, index) => index));
  return {
    // Where the list was changed from outside (another’s words taken over), keys follow its length.
    keys: Array.from({ length }, (_, index) => keys[index] ?? index + 1000),
    arrange: (change: (keys: readonly number[]) => number[]) => setKeys((old) => change(old)),
    create: () => next.current++,
  };
}

interface CardsProps extends FieldProps {
  /** What is on a card. */
  readonly Entry: ComponentType<FieldProps>;
}

/** A list of records: a card for each, to add, move and remove. */
export function Cards({ path, schema, value, onChange, problems, twin, Entry }: CardsProps) {
  const { strict, showPage } = useFormSettings();
  const { label, help, hints, entry } = describe(schema);
  const items = isList(value) ? value : [];
  const { keys, arrange, create } = useKeys(items.length);
  const [open, setOpen] = useState<number>();
  const { entry: called = 'entry', entryLabel = '', minEntries = 0, maxEntries = Infinity } = hints;
  // A translation has the entries of the English, in its order.
  const isFixed = twin !== undefined || minEntries === maxEntries;
  const own = problems.find((problem) => problem.path === '');

  function move(from: number, to: number) {
    const moved = <Each,>(all: readonly Each[]): Each[] => {
      const rest = all.filter((_, index) => index !== from);
      return [...rest.slice(0, to), ...all.slice(from, from + 1), ...rest.slice(to)];
    };
    arrange(() => moved(keys));
    onChange(moved(items));
  }

  function remove(at: number) {
    arrange(() => keys.filter((_, index) => index !== at));
    onChange(items.filter((_, index) => index !== at));
  }

  function add(entrySchema: GenericSchema) {
    const key = create();
    arrange(() => [...keys, key]);
    setOpen(key);
    onChange([...items, emptyOf(entrySchema)]);
  }

  const nameOf = (item: Json, index: number) => {
    const name = isRecord(item) ? item[entryLabel] : undefined;
    return typeof name === 'string' && name !== ''
      ? capitalised(name)
      : `${capitalised(called)} ${index + 1}`;
  };

  return (
    <section className="cards" aria-label={label}>
      <h3>{label}</h3>
      {help && <p className="help">{help}</p>}
      {own && <p className="problem">{own.said}</p>}
      {entry &&
        items.map((item, index) => {
          const wrong = problemsOf(problems, String(index));
          const beside = twinOf(twin, String(index));
          const isOlder = beside !== undefined && beside.older.length > 0;
          const name = nameOf(item, index);
          const key = keys[index] ?? index;
          const page = pageOf(called, item);
          return (
            <details key={key} className="card" open={open === key || isOlder || undefined}>
              <summary>
                {name}
                {strict && wrong.length > 0 && <em className="problem"> needs a change</em>}
                {isOlder && <em> older than its English</em>}
              </summary>
              <Entry
                path={`${path}.${index}`}
                schema={entry}
                value={item}
                onChange={(next) =>
                  onChange(items.map((each, at) => (at === index ? (next ?? null) : each)))
                }
                problems={wrong}
                twin={beside}
              />
              {workedOut(called, item).map((line) => (
                <p key={line} className="help">
                  {line}
                </p>
              ))}
              <div className="actions" role="group" aria-label={name}>
                {page && (
                  <button type="button" onClick={() => showPage(page)}>
                    Show its page
                  </button>
                )}
                {!isFixed && (
                  <>
                    <button
                      type="button"
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    >
                      Move up
                    </button>
                    <button
                      type="button"
                      disabled={index === items.length - 1}
                      onClick={() => move(index, index + 1)}
                    >
                      Move down
                    </button>
                    <button
                      type="button"
                      disabled={items.length <= minEntries}
                      onClick={() => remove(index)}
                    >
                      Remove
                    </button>
                  </>
                )}
              </div>
              {!isFixed && items.length <= minEntries && (
                <p className="help">
                  There must be {minEntries} at least: add another before you remove one.
                </p>
              )}
            </details>
          );
        })}
      {entry && !isFixed && (
        <button type="button" disabled={items.length >= maxEntries} onClick={() => add(entry)}>
          {`Add ${/^[aeiou]/.test(called) ? 'an' : 'a'} ${called}`}
        </button>
      )}
    </section>
  );
}
