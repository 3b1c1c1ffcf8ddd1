import { brand } from '../../content/brand';
import { routes } from '../../content/routes';
import { linkProblem } from '../../lib/legal/link-problems';
import { factProblem, nameProblem } from '../../lib/legal/name-problems';

/** What this reads of a syntax tree that `number-sections.mjs` has been through. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly tagName?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly attributes?: readonly {
    readonly name: string;
    /** An expression as it is written, or text. */
    readonly value?: { readonly value: string } | string | null;
  }[];
  readonly data?: { readonly estree?: { readonly body: readonly Statement[] } };
  readonly children?: readonly Node[];
}

interface VFile {
  fail(reason: string, place: { line: number; column: number }): never;
}

interface Statement {
  readonly source?: { readonly value: string };
  readonly specifiers?: readonly {
    readonly local: { readonly name: string };
    readonly imported?: { readonly name: string };
  }[];
}

/** What a text imports from `content/`, by name. */
type Facts = Readonly<Record<string, unknown>>;

const everyNode = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(everyNode)];

async function importedFacts(nodes: readonly Node[]): Promise<Facts> {
  const facts: Record<string, unknown> = {};
  for (const { source, specifiers = [] } of nodes.flatMap(({ data }) => data?.estree?.body ?? [])) {
    if (!source?.value.startsWith('@/content/')) continue;
    const content = (await import(source.value)) as Facts;
    for (const { local, imported } of specifiers) {
      facts[local.name] = content[imported?.name ?? 'default'];
    }
  }
  return facts;
}

/** The value of an expression; `undefined` if it names what is not there. */
function valueOf(expression: string, facts: Facts): unknown {
  try {
    return new Function(...Object.keys(facts), `return ${expression}`)(...Object.values(facts));
  } catch {
    return undefined;
  }
}

/** What an element is given, as HTML or as JSX. */
function givenTo({ properties, attributes = [] }: Node, facts: Facts): Facts {
  const values = attributes.map(({ name, value }) => [
    name,
    typeof value === 'object' && value ? valueOf(value.value, facts) : value,
  ]);
  return { ...properties, ...(Object.fromEntries(values) as Facts) };
}

/** What the element's component would stop the build for. */
function problemOf({ name, tagName }: Node, given: Facts): string | undefined {
  switch (name ?? tagName) {
    case 'Fact':
      return factProblem(`${given.source}`, given.value);
    case 'PageLink':
      return nameProblem('PageLink', `${given.to}`, routes);
    case 'MailLink':
      return nameProblem('MailLink', `${given.to}`, brand.email);
    case 'TextLink':
    case 'a':
      return linkProblem(given.href);
    default:
      return undefined;
  }
}

/**
 * A plugin for the MDX compiler, after `number-sections.mjs`: fails at the first name or address that the
 * components of a legal text would refuse when the build renders them.
 */
export function checkNames() {
  return async (tree: Node, file: VFile) => {
    const nodes = everyNode(tree);
    const facts = await importedFacts(nodes);
    for (const node of nodes) {
      const given = givenTo(node, facts);
      const problem = problemOf(node, given);
      const line = Number(/:(\d+)$/.exec(`${given.at}`)?.[1]);
      if (problem) file.fail(problem, { line, column: 1 });
    }
  };
}
