import { existsSync } from 'node:fs';

/** A module that webpack has resolved but not yet built. */
interface Found {
  createData?: { resource?: string; request: string; userRequest: string };
}

interface Factory {
  hooks: { afterResolve: { tap(name: string, react: (found: Found) => void): void } };
}

/** A module that webpack has built, or several concatenated into one. */
interface Made {
  resource?: string;
  modules?: Iterable<Made>;
}

interface Compilation {
  modules: Iterable<Made>;
  hooks: { processAssets: { tap(when: { name: string; stage: number }, act: () => void): void } };
}

interface Compiler {
  hooks: {
    normalModuleFactory: { tap(name: string, react: (factory: Factory) => void): void };
    thisCompilation: { tap(name: string, react: (compilation: Compilation) => void): void };
  };
}

const commonJs = /([\\/]next[\\/]dist[\\/])(?=(?:client|lib|server|shared)[\\/])/;

const name = 'NextAsEsModules';

/**
 * Uses Next's client from the ES modules that Next ships beside CommonJS: only ES modules can be tree-shaken
 * and concatenated.
 */
export class NextAsEsModules {
  private readonly originals = new Map<string, string>();

  /** @param beforeManifest the asset stage in which modules get their original names back. */
  constructor(private readonly beforeManifest: number) {}

  apply({ hooks }: Compiler): void {
    hooks.normalModuleFactory.tap(name, (factory) =>
      factory.hooks.afterResolve.tap(name, (found) => this.replace(found)),
    );
    hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap({ name, stage: this.beforeManifest }, () =>
        this.restore(compilation.modules),
      ),
    );
  }

  private replace({ createData: data }: Found): void {
    const original = data?.resource;
    if (!data || !original || !commonJs.test(original)) return;
    const resource = original.replace(commonJs, '$1esm/');
    if (!existsSync(resource)) return;
    this.originals.set(resource, original);
    data.resource = resource;
    data.request = data.request.replace(original, resource);
    data.userRequest = data.userRequest.replace(original, resource);
  }

  /** Restores the CommonJS names, by which Next's manifest of client components knows its modules. */
  private restore(made: Iterable<Made>): void {
    for (const one of made) {
      const original = this.originals.get(one.resource ?? '');
      if (original) one.resource = original;
      if (one.modules) this.restore(one.modules);
    }
  }
}
