import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Unused } from './unused';

const escaped = (text: string) => text.replace(/[$.]/g, '\\$&');

/** A declared function or a statement at the top level of a file as React prints it. */
const declared = (name: string) =>
  new RegExp(`^function ${escaped(name)}\\(([^)]*)\\) \\{(?:\\}|\\n[^]*?^\\})$`, 'm');
const assigned = (target: string) => new RegExp(`^${escaped(target)} = (?:.*;|[^]*?^\\};)$`, 'm');

function replaceOnce(
  source: string,
  pattern: RegExp,
  by: (parameters: string) => string,
  what: string,
): string {
  if (!pattern.test(source)) throw new Error(`scripts/slim/unused.ts: there is no ${what}.`);
  return source.replace(pattern, (_, parameters: string) => by(parameters));
}

/**
 * Empties functions of a published file and leaves out assignments; the minifier then drops what only they
 * used.
 * @throws if the file is not the one for which the lists were made.
 */
export function leaveOut(source: string, { file, hash, functions, assignments }: Unused): string {
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

/** A file that webpack is about to read. */
interface Read {
  resourcePath: string;
  addDependency(path: string): void;
}

type Answer = (error?: Error | null, source?: string) => void;

/** As far as webpack's modules are used here: one hook for each kind of address; a file's has none. */
interface ModuleHooks {
  readResource: {
    for(scheme: undefined): {
      tapAsync(
        when: { name: string; stage: number },
        react: (read: Read, answer: Answer) => void,
      ): void;
    };
  };
}

interface Compiler<Compilation> {
  hooks: { compilation: { tap(name: string, react: (compilation: Compilation) => void): void } };
}

const name = 'LeavesOutUnused';

/** Gives webpack published files without what nothing on this site can reach. */
export class LeavesOutUnused<Compilation> {
  /** @param modules webpack's `NormalModule`. */
  constructor(
    private readonly modules: { getCompilationHooks(compilation: Compilation): ModuleHooks },
    private readonly unused: readonly Unused[],
  ) {}

  apply({ hooks }: Compiler<Compilation>): void {
    hooks.compilation.tap(name, (compilation) =>
      this.modules
        .getCompilationHooks(compilation)
        .readResource.for(undefined)
        // Before webpack reads the file itself.
        .tapAsync({ name, stage: -1 }, (read, answer) => this.read(read, answer)),
    );
  }

  private read(file: Read, answer: Answer): void {
    const path = file.resourcePath;
    const parts = path.replaceAll('\\', '/');
    const options = this.unused.find((one) => parts.endsWith(`/compiled/${one.file}`));
    if (!options) {
      answer();
      return;
    }
    file.addDependency(path);
    try {
      answer(null, leaveOut(readFileSync(path, 'utf8'), options));
    } catch (error) {
      answer(error as Error);
    }
  }
}
