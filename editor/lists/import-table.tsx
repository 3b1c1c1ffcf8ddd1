import { useEffect, useState } from 'react';
import { titleOf, type Entry, type List } from '../../content/schema/lists/list';
import {
  changesOf,
  readTable,
  sayProblem,
  type TableReading,
} from '../../content/schema/lists/table';
import { Dialog } from '../form/dialog';

/** Longer lists are counted only. */
const most = 100;

/** As many fields of an entry as tell it apart. */
const fieldsInLabel = 4;

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
}

function Lines({ title, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <details open={lines.length <= 10}>
      <summary>{`${title}: ${lines.length}`}</summary>
      <ul>
        {lines.slice(0, most).map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
      {lines.length > most && <p>{`and ${lines.length - most} more`}</p>}
    </details>
  );
}

/** What differs between two entries, in words. */
const differenceOf = (list: List, from: Entry, to: Entry): string =>
  list.fields
    .filter((name) => from[name] !== to[name])
    .map((name) => `${titleOf(list, name)}: “${from[name] ?? ''}” → “${to[name] ?? ''}”`)
    .join(', ');

interface ImportTableProps {
  readonly list: List;
  readonly table: File;
  /** The list as it is. */
  readonly entries: readonly Entry[];
  readonly onTake: (entries: readonly Entry[]) => void;
  readonly onClose: () => void;
}

/** Says what is wrong in a table, or what it would change, before anything of it is taken. */
export function ImportTable({ list, table, entries, onTake, onClose }: ImportTableProps) {
  const [reading, setReading] = useState<TableReading>();

  useEffect(() => {
    void table.arrayBuffer().then((bytes) => setReading(readTable(list, new Uint8Array(bytes))));
  }, [list, table]);

  const labelOf = (entry: Entry) =>
    list.fields
      .slice(0, fieldsInLabel)
      .flatMap((name) => entry[name] ?? [])
      .join(', ');
  const changes = reading && 'entries' in reading && changesOf(list, entries, reading.entries);
  const isSame = changes && Object.values(changes).every(({ length }) => length === 0);
  return (
    <Dialog title={`Import “${table.name}”`} leave="Cancel" onClose={onClose}>
      {reading && 'problems' in reading && (
        <div role="alert">
          <p>
            Nothing has been taken. Mend this in your spreadsheet, save it as CSV, and import it
            again.
          </p>
          <ul>
            {reading.problems.slice(0, most).map((problem, index) => (
              <li key={index}>{sayProblem(problem)}</li>
            ))}
          </ul>
          {reading.problems.length > most && <p>{`and ${reading.problems.length - most} more`}</p>}
        </div>
      )}
      {changes && (
        <>
          <p>
            {isSame
              ? 'The table says what the list says: nothing would change.'
              : 'This would change. Nothing is on the site before you save and publish.'}
          </p>
          <Lines title="New" lines={changes.new.map(labelOf)} />
          <Lines
            title="Changed"
            lines={changes.changed.map(
              ({ from, to }) => `${labelOf(to)} (${differenceOf(list, from, to)})`,
            )}
          />
          <Lines title="Gone" lines={changes.gone.map(labelOf)} />
          {!isSame && (
            <button
              type="button"
              className="main"
              onClick={() => {
                onTake(reading.entries);
                onClose();
              }}
            >
              Take this table
            </button>
          )}
        </>
      )}
    </Dialog>
  );
}
