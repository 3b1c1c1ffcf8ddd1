import type { Json } from './json';
import { valueAt } from './value-at';

/** The English beside a field of a translation, and all that is nested in it. */
export interface Twin {
  /** Not there where only the translation has the field. */
  readonly english: Json | undefined;
  /** What the English says otherwise since it was translated. Paths begin here: the field itself is “”. */
  readonly older: readonly string[];
  /** Notes that a field is right as it is. */
  readonly confirm: (path: string) => void;
}

/** The English beside one part. */
export const twinOf = (twin: Twin | undefined, part: string): Twin | undefined =>
  twin && {
    english: valueAt(twin.english, part),
    older: twin.older
      .filter((path) => path === part || path.startsWith(`${part}.`))
      .map((path) => path.slice(part.length + 1)),
    confirm: (path) => twin.confirm([part, path].filter(Boolean).join('.')),
  };
