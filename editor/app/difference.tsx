import { diffWordsWithSpace } from 'diff';
import { isList, isRecord, type Json } from '../form/json';

/** The value of a field as plain text. */
function textOfValue(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (isList(value)) return value.map(textOfValue).join('\n');
  return isRecord(value) ? Object.values(value).map(textOfValue).join(' · ') : String(value);
}

interface BesideProps {
  readonly lang: string;
  /** The headings of the two versions. */
  readonly names: readonly [string, string];
  readonly words: readonly [Json | undefined, Json | undefined];
}

/** Two versions of the same words side by side, with the differences marked. */
export function Beside({ lang, names, words: [before, after] }: BesideProps) {
  const parts = diffWordsWithSpace(textOfValue(before), textOfValue(after));
  return (
    <div className="beside">
      {names.map((name, version) => (
        <div key={name}>
          <h4>{name}</h4>
          <p lang={lang}>
            {parts.map(({ value, added, removed }, index) => {
              if (version === 0 ? added : removed) return null;
              return added || removed ? <mark key={index}>{value}</mark> : value;
            })}
          </p>
        </div>
      ))}
    </div>
  );
}
