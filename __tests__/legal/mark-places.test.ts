import { markPlaces } from '@/lib/legal/mark-places.mjs';

const file = 'content/legal/cookies.mdx';
const position = { start: { line: 7 } };
const at = { type: 'mdxJsxAttribute', name: 'at', value: `${file}:7` };
const member = { type: 'MemberExpression' };
const link = (href: string) => ({
  type: 'element',
  tagName: 'a',
  properties: { href },
  position,
  children: [],
});

describe('a legal text', () => {
  it.each(['Text', 'Flow'])('turns an expression into a fact (%s)', (kind) => {
    const estree = { body: [{ type: 'ExpressionStatement', expression: member }] };
    const node = { type: `mdx${kind}Expression`, value: 'brand.name', position, data: { estree } };
    expect(markPlaces({ type: 'root', children: [node] }, file).children).toEqual([
      expect.objectContaining({
        type: `mdxJsx${kind}Element`,
        name: 'Fact',
        attributes: [
          at,
          { type: 'mdxJsxAttribute', name: 'source', value: 'brand.name' },
          expect.objectContaining({ name: 'value' }),
        ],
      }),
    ]);
  });

  it('leaves comments alone', () => {
    const comment = { type: 'mdxTextExpression', value: '/* */', data: { estree: { body: [] } } };
    expect(markPlaces(comment, file)).toEqual(comment);
  });

  it('tells links of every kind where they stand', () => {
    expect(markPlaces(link('/cookies'), file).properties).toEqual({
      href: '/cookies',
      at: `${file}:7`,
    });
    const named = (name: string) => ({ type: 'mdxJsxTextElement', name, attributes: [], position });
    expect(markPlaces(named('MailLink'), file)).toMatchObject({
      name: 'MailLink',
      attributes: [at],
    });
    expect(markPlaces(named('a'), file)).toMatchObject({ name: 'TextLink', attributes: [at] });
    expect(markPlaces(named('IslandBoundary'), file)).toMatchObject({ attributes: [] });
  });
});
