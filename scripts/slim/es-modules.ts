import { existsSync } from 'node:fs';

/** A module that webpack has found and not yet made. */
interface Found {
  createData?: { resource?: string; request: string; userRequest: string };
}

interface Factory {
  hooks: { afterResolve: { tap(name: string, react: (found: Found) => void): void } };
}

/** A module that webpack has made, or several in one scope. */
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
 * Takes Next's client from the ES modules which Next ships beside the CommonJS it uses in browsers:
 * only from those can webpack leave out what nothing imports, and make one scope of many modules.
 */
export class NextAsEsModules {
  private readonly originals = new Map<string, string>();

  /** `beforeManifest`: the stage of webpack's assets in which modules get their own names back. */
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

  /** Next's manifest of client components knows them by their CommonJS names: the server's are. */
  private restore(made: Iterable<Made>): void {
    for (const one of made) {
      const original = this.originals.get(one.resource ?? '');
      if (original) one.resource = original;
      if (one.modules) this.restore(one.modules);
    }
  }
}
