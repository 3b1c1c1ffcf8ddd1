import fc from 'fast-check';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { detailFields, type Details } from '@/lib/enquiry/enquiry';
import { validateDetails, tidyDetails } from '@/lib/enquiry/validate';
import { toCsv } from '@/server/records';
import { removeBidiControls } from '@/server/enquiries/bidi-controls';
import { columns } from '@/server/enquiries/tables';
import { parseCsv } from './support/csv';
import { validEnquiry } from './support/enquiry';
import { startReceiver, type TestReceiver } from './support/receiver';

const inputs = 100;

let receiver: TestReceiver;
beforeAll(() => {
  receiver = startReceiver({ inMemory: true });
});
afterAll(() => receiver.close());

const hostile = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus='alert(1)",
  '</title></textarea><svg onload=alert(1)>',
  '&lt;b&gt; &amp;amp; &#0; &notit;',
  '=HYPERLINK("http://x.example","y")',
  '+1+1',
  '-2+3',
  '@SUM(1)',
  '＝1+1',
  "'=1",
  "Robert'); DROP TABLE enquiry;--",
  '%00%0d%0a&firstName=other+name',
  '${7*7} {{7*7}} <%= 7*7 %>',
  'a,b;c\t"d""e"',
  '👩‍👩‍👧‍👦 Ñandú ß İ ﷽',
  '\u202eevil\u2066',
  '__proto__',
);
const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
const anyText = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: codeUnit, maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ minLength: 70, maxLength: 700 }) },
  { weight: 4, arbitrary: hostile },
  { weight: 1, arbitrary: fc.tuple(hostile, hostile).map(([first, second]) => first + second) },
);
const anyEmail = fc.oneof(
  { weight: 6, arbitrary: fc.emailAddress() },
  { weight: 3, arbitrary: fc.nat().map((number) => `=a.b+${number}@mail.example`) },
  { weight: 1, arbitrary: anyText },
);
const anyPhone = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 6, arbitrary: fc.stringMatching(/^\+?[0-9]([ .()-]?[0-9]){6,13}$/) },
  { weight: 1, arbitrary: anyText },
);
const anyDetails: fc.Arbitrary<Details> = fc.record({
  firstName: anyText,
  lastName: anyText,
  email: anyEmail,
  phone: anyPhone,
});

const sample = fc.sample(anyDetails, { numRuns: inputs, seed: 1411 });

/** Details as a form encodes them: lone surrogates become replacement characters. */
const asForm = (details: Details): Details => {
  const pairs = detailFields.map((field) => [field, details[field].replace(/\p{Cs}/gu, '\uFFFD')]);
  return Object.fromEntries(pairs) as Details;
};

const storedDetails = async (prefix: string) =>
  (await receiver.store.all())
    .filter(({ id }) => id.startsWith(prefix))
    .map(({ firstName, lastName, email, phone }) => ({ firstName, lastName, email, phone }));
const idOf = (kind: string, index: number) => `${kind}-${String(index).padStart(8, '0')}`;

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Every element of a page with its attributes, whatever is inside what. */
function elements(nodes: Node[]): DefaultTreeAdapterTypes.Element[] {
  return nodes.flatMap((node) => ('tagName' in node ? [node, ...elements(node.childNodes)] : []));
}

/** The form's values on a page as a browser reads them, and the names of all that it is made of. */
function readPage(page: string) {
  const all = elements(parse(page).childNodes.filter((node): node is Node => 'tagName' in node));
  const attribute = (element: DefaultTreeAdapterTypes.Element, name: string) =>
    element.attrs.find((attr) => attr.name === name)?.value;
  return {
    tags: new Set(all.map(({ tagName }) => tagName)),
    attributes: new Set(all.flatMap(({ attrs }) => attrs.map(({ name }) => name))),
    values: Object.fromEntries(
      all
        .filter((element) => element.tagName === 'input')
        .map((element) => [attribute(element, 'name'), attribute(element, 'value')]),
    ),
  };
}

const plainTags =
  'html head meta title link body header a main div h1 p ul li form input label button';
const runs = /^on|^style$|^srcdoc$|^formaction$/;

/** A value as the HTML standard parses it from an attribute: line breaks and nulls are normalised. */
const asAttribute = (value: string) => value.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');

test(`${inputs} inputs as JSON: kept as typed or refused, never something between`, async () => {
  const taken: Details[] = [];
  for (const [index, details] of sample.entries()) {
    const id = idOf('json', index);
    const { status } = await receiver.postJson({ ...validEnquiry, ...details, id });
    const tidied = tidyDetails(details);
    const problems = validateDetails('modal', tidied);
    expect([id, status]).toEqual([id, Object.keys(problems).length > 0 ? 422 : 201]);
    if (status === 201) taken.push(tidied);
  }
  expect(await storedDetails('json')).toEqual(taken);
  expect(taken.length).toBeGreaterThan(inputs / 3);
  expect(taken.length).toBeLessThan(inputs);
}, 60_000);

test(`${inputs} inputs as a form: the same, and shown again without running`, async () => {
  const tags = new Set(plainTags.split(' '));
  const taken: Details[] = [];
  for (const [index, typed] of sample.entries()) {
    const id = idOf('form', index);
    const details = asForm(typed);
    const { source, product, consentText, sentAt } = validEnquiry;
    const fields = { ...typed, id, source, product, consentText, sentAt };
    const response = await receiver.postForm(fields);
    const tidied = tidyDetails(details);
    const problems = validateDetails('modal', tidied);
    expect([id, response.status]).toEqual([id, Object.keys(problems).length > 0 ? 422 : 303]);
    if (response.status === 303) {
      taken.push(tidied);
      continue;
    }
    const page = readPage(await response.text());
    expect([...page.tags].filter((tag) => !tags.has(tag))).toEqual([]);
    expect([...page.attributes].filter((name) => runs.test(name))).toEqual([]);
    for (const field of detailFields) expect(page.values[field]).toBe(asAttribute(tidied[field]));
  }
  expect(await storedDetails('form')).toEqual(taken);
}, 60_000);

test('the CSV returns every stored value, without bidi controls, and no cell begins a formula', async () => {
  const stored = await receiver.store.all();
  const [head, ...rows] = parseCsv(toCsv(stored).slice(1));
  expect(head).toEqual(columns);
  const cells = rows.flat();
  expect(cells.filter((cell) => /(?:^|;)\s*[=+\-@＝＋－＠\t\r]/.test(cell))).toEqual([]);
  const restored = rows.map((row) => row.map((cell) => cell.replace(/(^|;)'/g, '$1')));
  const originals = stored.map((row) => columns.map((column) => removeBidiControls(row[column])));
  expect(restored).toEqual(originals);
});
