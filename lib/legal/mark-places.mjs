/**
 * Gives the components of a legal text their file and line, for their error messages. `{brand.name}`
 * becomes a `<Fact>`, which stops the build for a misspelt field: React would render nothing. A literal
 * `<a>` becomes a `<TextLink>`: MDX maps only Markdown's own links to a component.
 */

const EXPRESSION = /^mdx(Text|Flow)Expression$/;
const JSX_ELEMENT = /^mdxJsx(?:Text|Flow)Element$/;
const LINKS = { a: 'TextLink', PageLink: 'PageLink', MailLink: 'MailLink' };
/** How ids of footnotes begin, which remark makes. */
const FOOTNOTE = '#user-content-';

const attribute = (name, value) => ({ type: 'mdxJsxAttribute', name, value });

/** The syntax tree of `() => …`, so that the component can catch what the expression throws. */
function arrowTo(expression) {
  const arrow = {
    type: 'ArrowFunctionExpression',
    params: [],
    body: expression,
    expression: true,
    async: false,
    generator: false,
  };
  const body = [{ type: 'ExpressionStatement', expression: arrow }];
  return { type: 'Program', sourceType: 'module', body, comments: [] };
}

function factOf(node, kind, at) {
  const [statement] = node.data?.estree?.body ?? [];
  // A comment, `{/* … */}`, holds no statement.
  if (statement?.type !== 'ExpressionStatement') return node;
  const estree = arrowTo(statement.expression);
  const value = { type: 'mdxJsxAttributeValueExpression', value: node.value, data: { estree } };
  return {
    type: `mdxJsx${kind}Element`,
    name: 'Fact',
    attributes: [attribute('at', at), attribute('source', node.value), attribute('value', value)],
    children: [],
  };
}

function withPlace(node, at) {
  const [, kind] = EXPRESSION.exec(node.type) ?? [];
  if (kind) return factOf(node, kind, at);
  if (node.type === 'element' && node.tagName === 'a') {
    return { ...node, properties: { ...node.properties, at } };
  }
  if (JSX_ELEMENT.test(node.type) && Object.hasOwn(LINKS, node.name ?? '')) {
    const attributes = [...node.attributes, attribute('at', at)];
    return { ...node, name: LINKS[node.name], attributes };
  }
  return node;
}

/** The tree of a legal text whose links and facts know their file and line. */
export function markPlaces(node, file) {
  const line = node.position?.start.line;
  const { children, ...rest } = withPlace(node, line ? `${file}:${line}` : file);
  return children ? { ...rest, children: children.map((child) => markPlaces(child, file)) } : rest;
}

/** The first link to a section that its page does not have. */
export function brokenLink(node, ids) {
  const href = node.type === 'element' && node.tagName === 'a' ? node.properties?.href : undefined;
  const isBroken =
    typeof href === 'string' &&
    href.startsWith('#') &&
    !href.startsWith(FOOTNOTE) &&
    !ids.includes(href.slice(1));
  if (isBroken) return href;
  for (const child of node.children ?? []) {
    const found = brokenLink(child, ids);
    if (found) return found;
  }
  return undefined;
}
