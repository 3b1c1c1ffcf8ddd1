/**
 * Gives the components of a legal text their file and line, for their error messages. `{brand.name}`
 * becomes a `<Fact>`, which stops the build for a misspelt field: React would render nothing. A literal
 * `<a>` becomes a `<TextLink>`: MDX maps only Markdown's own links to a component.
 */

const expressionType = /^mdx(Text|Flow)Expression$/;
const jsxElementType = /^mdxJsx(?:Text|Flow)Element$/;
const linkComponents = { a: 'TextLink', PageLink: 'PageLink', MailLink: 'MailLink' };

/** An attribute whose value is text or, as a syntax tree, an expression. */
export const attribute = (name, value) => ({ type: 'mdxJsxAttribute', name, value });

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
  const [, kind] = expressionType.exec(node.type) ?? [];
  if (kind) return factOf(node, kind, at);
  if (node.type === 'element' && node.tagName === 'a') {
    return { ...node, properties: { ...node.properties, at } };
  }
  if (jsxElementType.test(node.type) && Object.hasOwn(linkComponents, node.name ?? '')) {
    const attributes = [...node.attributes, attribute('at', at)];
    return { ...node, name: linkComponents[node.name], attributes };
  }
  return node;
}

/** The tree of a legal text whose links and facts know their file and line. */
export function markPlaces(node, file) {
  const line = node.position?.start.line;
  const { children, ...rest } = withPlace(node, line ? `${file}:${line}` : file);
  return children ? { ...rest, children: children.map((child) => markPlaces(child, file)) } : rest;
}
