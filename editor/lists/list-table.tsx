import { useState } from 'react';
import { titleOf, type Entry, type List } from '../../content/schema/lists/list';
import { writeTable } from '../../content/schema/lists/table';
import { capitalised } from '../form/inputs';
import { useFormSettings } from '../form/context';
import { emptyOf, problemsOf, type FieldProps } from '../form/describe';
import { isRecord, type Json } from '../form/json';
import type { Wanted } from '../app/use-scroll-to-field';
import { CodeButtons } from './code-buttons';
import { download } from './download';
import { ImportTable } from './import-table';
import { ListRow } from './list-row';

/** How many rows are shown at once: thousands of inputs would make typing slow. */
const rowsAtOnce = 50;

interface ListTableProps extends Pick<FieldProps, 'value' | 'onChange' | 'problems'> {
  readonly list: List;
  /** The field that is to be shown; another one for each time. */
  readonly wanted: Wanted | undefined;
}

interface Order {
  readonly by: string;
  readonly isDown: boolean;
  /** Indices of entries as they were sorted, so that no row moves while somebody types in it. */
  readonly rows: readonly number[];
}

const inOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;

/** A list that only the brand has, as a table to fill, sort, search, import and download. */
export function ListTable(props: ListTableProps) {
  const { list, value, wanted } = props;
  const { strict } = useFormSettings();
  const [word, setWord] = useState('');
  const [isLateOnly, setLateOnly] = useState(false);
  const [order, setOrder] = useState<Order>();
  const [page, setPage] = useState(0);
  const [shown, setShown] = useState<Wanted>();
  const [table, setTable] = useState<File>();

  const entries = isRecord(value) ? (value.list as unknown as readonly Entry[]) : [];
  const problems = problemsOf(props.problems, 'list');
  const change = (all: readonly Entry[]) => props.onChange({ list: all } as unknown as Json);
  const late = new Set(list.late?.of(entries, new Date()) ?? []);
  const letters = word.trim().toLowerCase();
  const indices = entries.map((_, index) => index);
  // Somebody else may have saved more of them since.
  const sorted = order?.rows.length === entries.length ? order.rows : indices;
  const rows = sorted.filter((index) => {
    const entry = entries[index];
    if (!entry || (isLateOnly && !late.has(entry))) return false;
    return Object.values(entry).some((value) => String(value).toLowerCase().includes(letters));
  });
  const pages = Math.max(1, Math.ceil(rows.length / rowsAtOnce));
  const first = Math.min(page, pages - 1) * rowsAtOnce;

  /** Shows the row of an entry, whatever was looked for. */
  function showRow(index: number) {
    setWord('');
    setLateOnly(false);
    setPage(Math.floor(Math.max(0, sorted.indexOf(index)) / rowsAtOnce));
  }

  if (wanted !== shown) {
    setShown(wanted);
    const index = /^list\.(\d+)/.exec(wanted?.path ?? '')?.[1];
    if (index !== undefined) showRow(Number(index));
  }

  function sortBy(by: string) {
    const isDown = order?.by === by && !order.isDown;
    const way = isDown ? -1 : 1;
    const textOf = (index: number) => String(entries[index]?.[by] ?? '');
    setOrder({
      ...{ by, isDown },
      rows: indices.toSorted((one, other) => way * inOrder(textOf(one), textOf(other))),
    });
    setPage(0);
  }

  function replace(all: readonly Entry[]) {
    setOrder(undefined);
    setPage(0);
    change(all);
  }

  function add() {
    setOrder(undefined);
    setWord('');
    setLateOnly(false);
    setPage(0);
    change([emptyOf(list.entrySchema) as Entry, ...entries]);
  }

  const own = problems.find(({ path }) => path === '');
  const names = list.fields.map((name) => ({ name, title: titleOf(list, name) }));
  return (
    <section className="table" aria-label={list.label} data-field="list">
      {own && <p className="problem">{own.said}</p>}
      <div className="actions">
        <button type="button" onClick={add}>{`Add a ${list.entry}`}</button>
        <label className="button">
          Import a table …
          <input
            type="file"
            accept=".csv,text/csv,text/tab-separated-values"
            onChange={({ target }) => {
              setTable(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
        {entries.length > 0 && (
          <button
            type="button"
            onClick={() => download(`${list.name}.csv`, 'text/csv', writeTable(list, entries))}
          >
            Download the table
          </button>
        )}
        {list.addressInCode && entries.length > 0 && <CodeButtons list={list} entries={entries} />}
      </div>
      <div className="actions">
        <input
          type="search"
          aria-label={`Find a ${list.entry}`}
          placeholder={`Find a ${list.entry}`}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
        {list.late && late.size > 0 && (
          <label className="check">
            <input
              type="checkbox"
              checked={isLateOnly}
              onChange={({ target }) => setLateOnly(target.checked)}
            />
            {`${late.size} ${list.late.label}`}
          </label>
        )}
      </div>
      <p role="status" className="help">
        {entries.length === 0
          ? `There is no ${list.entry} yet: the site has no page and no link for them.`
          : `${rows.length} of ${entries.length}`}
      </p>
      {rows.length > 0 && (
        <div className="rows">
          <table>
            <thead>
              <tr>
                {names.map(({ name, title }) => (
                  <th
                    key={name}
                    scope="col"
                    aria-sort={
                      order?.by === name ? (order.isDown ? 'descending' : 'ascending') : undefined
                    }
                  >
                    <button type="button" className="quiet" onClick={() => sortBy(name)}>
                      {title}
                    </button>
                  </th>
                ))}
                <th scope="col">
                  <span className="unseen">{capitalised(list.entry)}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(first, first + rowsAtOnce).map((index) => (
                <ListRow
                  key={index}
                  {...{ list, index }}
                  entry={entries[index] ?? {}}
                  problems={
                    strict || entries[index]?.[list.by] ? problemsOf(problems, String(index)) : []
                  }
                  onChange={(entry) =>
                    change(entries.map((each, at) => (at === index ? entry : each)))
                  }
                  onRemove={() => {
                    setOrder(undefined);
                    change(entries.filter((_, at) => at !== index));
                  }}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {pages > 1 && (
        <nav className="actions" aria-label="Rows">
          <button type="button" disabled={first === 0} onClick={() => setPage(page - 1)}>
            Before
          </button>
          <span>{`Rows ${first + 1} to ${Math.min(first + rowsAtOnce, rows.length)}`}</span>
          <button
            type="button"
            disabled={first + rowsAtOnce >= rows.length}
            onClick={() => setPage(page + 1)}
          >
            After
          </button>
        </nav>
      )}
      {table && (
        <ImportTable
          {...{ list, table, entries }}
          onTake={replace}
          onClose={() => setTable(undefined)}
        />
      )}
    </section>
  );
}
