import { ActionButton } from '@keystar/ui/button';
import { useRef, useState, type ComponentType } from 'react';
import type { GenericSchema } from 'valibot';
import { showPage } from '../app/drafts';
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
    // Where the list was changed from outside (a draft restored), keys follow its length.
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
export function Cards({
  path,
  schema,
  value,
  onChange,
  problems,
  strict,
  twin,
  Entry,
}: CardsProps) {
  const { label, help, hints, entry } = describe(schema);
  const items = isList(value) ? value : [];
  const inEnglish = isList(twin?.english) ? twin.english : [];
  const { keys, arrange, create } = useKeys(items.length);
  const [open, setOpen] = useState<number>();
  const { entry: called = 'entry', entryLabel = '', fewest = 0, most = Infinity } = hints;
  const own = problems.find(({ path }) => path === '');

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
    onChange([...items, emptyOf(entrySchema, inEnglish[items.length])]);
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
      {inEnglish.length > 0 && inEnglish.length !== items.length && (
        <p className="problem">
          English has {inEnglish.length}, and here are {items.length}: there must be as many.
        </p>
      )}
      {entry &&
        items.map((item, index) => {
          const wrong = problemsOf(problems, String(index));
          const beside = twinOf(twin, String(index));
          const isOlder = beside !== undefined && beside.older.length > 0;
          const name = nameOf(item, index);
          const key = keys[index] ?? index;
          const page = pageOf(called, item);
          return (
            <details
              key={key}
              open={open === key || isOlder || undefined}
              data-wrong={wrong.length > 0}
            >
              <summary>
                {name}
                {strict && wrong.length > 0 && <em> needs a change</em>}
                {isOlder && <em> older than its English</em>}
              </summary>
              {fewest !== most && (
                <div className="actions" role="group" aria-label={name}>
                  <ActionButton isDisabled={index === 0} onPress={() => move(index, index - 1)}>
                    Move up
                  </ActionButton>
                  <ActionButton
                    isDisabled={index === items.length - 1}
                    onPress={() => move(index, index + 1)}
                  >
                    Move down
                  </ActionButton>
                  <ActionButton isDisabled={items.length <= fewest} onPress={() => remove(index)}>
                    Remove
                  </ActionButton>
                  {items.length <= fewest && (
                    <span className="help">
                      There must be {fewest} at least: add another before you remove one.
                    </span>
                  )}
                </div>
              )}
              <Entry
                path={`${path}.${index}`}
                schema={entry}
                value={item}
                onChange={(next) =>
                  onChange(items.map((each, at) => (at === index ? (next ?? null) : each)))
                }
                problems={wrong}
                strict={strict}
                twin={beside}
              />
              {workedOut(called, item).map((line) => (
                <p key={line} className="help">
                  {line}
                </p>
              ))}
              {page && <ActionButton onPress={() => showPage(page)}>Show its page</ActionButton>}
            </details>
          );
        })}
      {entry && fewest !== most && (
        <ActionButton isDisabled={items.length >= most} onPress={() => add(entry)}>
          {`Add ${/^[aeiou]/.test(called) ? 'an' : 'a'} ${called}`}
        </ActionButton>
      )}
    </section>
  );
}
