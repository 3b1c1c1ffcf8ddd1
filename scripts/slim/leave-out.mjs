import { createHash } from 'node:crypto';

/** A declared function or a statement at the top level of a file as React prints it. */
const declared = (name) =>
  new RegExp(`^function ${escaped(name)}\\(([^)]*)\\) \\{(?:\\}|\\n[^]*?^\\})$`, 'm');
const assigned = (target) => new RegExp(`^${escaped(target)} = (?:.*;|[^]*?^\\};)$`, 'm');

const escaped = (text) => text.replace(/[$.]/g, '\\$&');

/** @type {(source: string, pattern: RegExp, by: (parameters: string) => string, what: string) => string} */
function replaceOnce(source, pattern, by, what) {
  if (!pattern.test(source)) throw new Error(`scripts/slim/unused.ts: there is no ${what}.`);
  return source.replace(pattern, (_, parameters) => by(parameters));
}

/**
 * Empties functions of a published file and leaves out assignments; the minifier then drops what only they
 * used. Refuses a file that is not the one for which the lists were made.
 *
 * @param {string} source
 * @param {{ file: string, hash: string, functions: readonly string[], assignments: readonly string[] }} unused
 * @returns {string}
 */
export function leaveOut(source, { file, hash, functions, assignments }) {
  const actual = createHash('sha256').update(source).digest('hex').slice(0, 16);
  if (actual !== hash) {
    throw new Error(
      `scripts/slim/unused.ts: ${file} has changed. Check that what is left out is still unused, then put “${actual}”.`,
    );
  }
  const emptied = functions.reduce(
    (code, name) =>
      replaceOnce(
        code,
        declared(name),
        (parameters) => `function ${name}(${parameters}) {}`,
        `function ${name}`,
      ),
    source,
  );
  return assignments.reduce(
    (code, target) => replaceOnce(code, assigned(target), () => '', `assignment to ${target}`),
    emptied,
  );
}

/** @this {{ getOptions(): Parameters<typeof leaveOut>[1] }} webpack's, whose loader this is. */
export default function loader(source) {
  return leaveOut(source, this.getOptions());
}
