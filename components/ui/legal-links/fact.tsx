import { factProblem } from '@/lib/legal/name-problems';
import { failBuild } from './fail-build';

interface FactProps {
  /** File and line. */
  readonly at: string;
  /** The expression as written in the text. */
  readonly source: string;
  readonly value: () => unknown;
}

/** The value of an expression; `undefined` if it reads a field of a field that does not exist. */
function evaluate(value: () => unknown): unknown {
  try {
    return value();
  } catch {
    return undefined;
  }
}

/** `{brand.company.city}` in a legal text. Stops the build unless its value is text or a number. */
export function Fact({ at, source, value }: FactProps) {
  const result = evaluate(value);
  failBuild(factProblem(source, result), at);
  return `${result}`;
}
