import { refuse } from './refuse';

interface FactProps {
  /** File and line. */
  at: string;
  /** The expression as it is written. */
  source: string;
  value: () => unknown;
}

/** What an expression is worth; a misspelt field gives nothing, or throws if more is asked of it. */
function worth(value: () => unknown): unknown {
  try {
    return value();
  } catch {
    return undefined;
  }
}

/** `{brand.company.city}` in a legal text. One that gives no words and no number stops the build. */
export function Fact({ at, source, value }: FactProps) {
  const found = worth(value);
  if ((typeof found === 'string' && found !== '') || Number.isFinite(found)) return `${found}`;
  return refuse(
    at,
    `{${source}} gives no words: mend the name; content/brand.ts and content/legal/facts.ts have the fields`,
  );
}
