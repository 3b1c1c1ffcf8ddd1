import path from 'node:path';

interface Rule {
  oneOf?: unknown;
  use?: unknown;
  options?: { modules?: { getLocalIdent?: NameClass } };
}

const isRule = (value: unknown): value is Rule => typeof value === 'object' && value !== null;

function* rulesWithin(rules: unknown): Generator<Rule> {
  if (!Array.isArray(rules)) return;
  for (const rule of rules.filter(isRule)) {
    yield rule;
    yield* rulesWithin(rule.oneOf);
    yield* rulesWithin(rule.use);
  }
}

type NameClass = (
  context: { resourcePath: string },
  template: string,
  local: string,
  ...rest: unknown[]
) => string;

const styleModule = '.module.scss';

/**
 * Names classes after their file, as in `header-menu_open`. File names are unique (a test checks it), so
 * Next's hash is not needed, and every page is a kilobyte lighter.
 */
export function nameClassesPlainly(config: { module: { rules: unknown } }): void {
  for (const { options } of rulesWithin(config.module.rules)) {
    const nameAsNext = options?.modules?.getLocalIdent;
    if (!options?.modules || !nameAsNext) continue;
    options.modules.getLocalIdent = (context, template, local, ...rest) =>
      context.resourcePath.endsWith(styleModule)
        ? `${path.basename(context.resourcePath, styleModule)}_${local}`
        : nameAsNext(context, template, local, ...rest);
  }
}
