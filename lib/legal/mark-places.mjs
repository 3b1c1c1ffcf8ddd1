/**
 * Tells the components of a legal text where in it they stand, so that what they refuse names file
 * and line. `{brand.name}` becomes a `<Fact>`, which refuses what is not there: React would print
 * nothing. A written `<a>` becomes a `<TextLink>`, as MDX gives only Markdown's links a component.
 */

const EXPRESSION = /^mdx(Text|Flow)Expression$/;
const JSX_ELEMENT = /^mdxJsx(?:Text|Flow)Element$/;
const LINKS = { a: 'TextLink', PageLink: 'PageLink', MailLink: 'MailLink' };
/** Where footnotes are, whose ids remark makes. */
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

function marked(node, at) {
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

/** The tree of a legal text in which links and facts know their file and line. */
export function markPlaces(node, file) {
  const line = node.position?.start.line;
  const { children, ...rest } = marked(node, line ? `${file}:${line}` : file);
  return children ? { ...rest, children: children.map((child) => markPlaces(child, file)) } : rest;
}

/** The first link to a section of its own page that the page has not. */
export function lostLink(node, ids) {
  const href = node.type === 'element' && node.tagName === 'a' ? node.properties?.href : undefined;
  const isLost =
    typeof href === 'string' &&
    href.startsWith('#') &&
    !href.startsWith(FOOTNOTE) &&
    !ids.includes(href.slice(1));
  if (isLost) return href;
  for (const child of node.children ?? []) {
    const found = lostLink(child, ids);
    if (found) return found;
  }
  return undefined;
}
