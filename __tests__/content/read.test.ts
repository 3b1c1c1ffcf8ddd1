import { read } from '@/content/read';

jest.mock('@/content/facts/brand.json', () => ({
  ...jest.requireActual<object>('@/content/facts/brand.json'),
  company: 'The "Gold" \\ Leaf LLC',
}));

it('puts the company’s name into a sentence, whatever signs it holds', () => {
  const words = { credit: { lines: ['© {company}', 'To {product}'] }, count: 2 };
  expect(read(words)).toEqual({
    credit: { lines: ['© The "Gold" \\ Leaf LLC', 'To {product}'] },
    count: 2,
  });
});
