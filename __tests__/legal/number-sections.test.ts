import numberSections, { readHeading, slugify } from '@/lib/legal/number-sections.mjs';

interface Node {
  type: string;
  name?: string;
  tagName?: string;
  properties?: { href: string };
  value?: string;
  children?: Node[];
  attributes?: { name: string; value: string | { value: string } }[];
}

const text = (value: string): Node => ({ type: 'text', value });
const link = (href: string): Node => ({ type: 'element', tagName: 'a', properties: { href } });
const element = (tagName: string, value: string): Node => ({
  type: 'element',
  tagName,
  children: [text(value)],
});

function run(children: Node[], source = '') {
  const fail = jest.fn<never, [string]>((message) => {
    throw new Error(message);
  });
  const tree = { type: 'root', children };
  numberSections()(tree, { fail, toString: () => source });
  return tree.children;
}

describe('the sections of a legal text', () => {
  it('take everything up to the next heading', () => {
    const [, intro, first, second] = run([
      element('p', 'intro'),
      element('h2', '1. One'),
      element('p', 'a'),
      element('h3', 'b'),
      element('h2', '2. Two'),
      element('p', 'c'),
    ]);
    expect(intro?.tagName).toBe('p');
    expect([first?.name, second?.name]).toEqual(['Section', 'Section']);
    expect(first?.children?.map(({ tagName }) => tagName)).toEqual(['p', 'h3']);
  });

  it('know their number, id and title', () => {
    expect(readHeading('4. How long we keep it')).toEqual({
      number: 4,
      id: 'how-long-we-keep-it',
      title: 'How long we keep it',
    });
    expect(readHeading('Acknowledgment')).toEqual({
      id: 'acknowledgment',
      title: 'Acknowledgment',
    });
  });

  it('stop the build when a number is out of order', () => {
    expect(() => run([element('h2', '1. One'), element('h2', '3. Three')])).toThrow(
      'Section “3. Three” should have the number 2',
    );
  });

  it('stop the build at the first link to a section that is not there', () => {
    const sections = [element('h2', '1. One'), element('h2', '2. Two')];
    expect(() => run([...sections, link('#one'), link('#tow'), link('#too')])).toThrow(
      'The link to “#tow” leads to no section of this page: write one of #one, #two',
    );
    const elsewhere = [link('#two'), link('/#three'), link('#user-content-fn-1')];
    expect(() => run([...sections, ...elsewhere])).not.toThrow();
  });

  it('stop the build when an accented letter is made of two signs', () => {
    const source = '## 1. One\n\nAñejo';
    expect(() => run([], source)).not.toThrow();
    expect(() => run([], source.normalize('NFD'))).toThrow(
      'Line 3 holds an accented letter made of two signs (not Unicode NFC): type its accented letters anew',
    );
  });
});

it('ids hold no accents, marks or spaces at their ends', () => {
  expect(slugify('¿Qué es Aurífera’s “añejo”?')).toBe('que-es-auriferas-anejo');
});
