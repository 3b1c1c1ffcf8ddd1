import { joinPayload, withoutHints } from '@/scripts/export/payload';

const sheet = ':HL["/_next/static/css/1a.css","style"]\n';
const rest = [
  ':HL["/_next/static/media/text.woff2","font",{"crossOrigin":""}]\n',
  ':HL["/images/hero.avif","image",{"fetchPriority":"high"}]\n',
];
const words = '0:["$","main",null,{"children":"Words"}]\n';
const payload = [sheet, ...rest, words].join('');

describe('a payload fetched before a visit', () => {
  it.each(['index.txt', 'cookies/__next._full.txt', 'cookies/__next._tree.txt'])(
    '%s asks for no file that only a visit needs',
    (file) => expect(withoutHints(file, payload)).toBe(words),
  );

  it('asks for the style sheet of the page that a pointer announces, and for nothing else', () => {
    expect(withoutHints('cookies/__next.cookies.__PAGE__.txt', payload)).toBe(sheet + words);
  });
});

describe('the payload in a page', () => {
  const text = (rows: string) => joinPayload([[0], [1, rows]]);

  it('asks for nothing that the page has or preloads', () => {
    expect(text(payload)).toBe(words);
  });

  it('has no properties without a value, wherever they stand', () => {
    const gone = '"a-b":"$undefined"';
    expect(text(`{${gone}}[{${gone},${gone}},{"c":1,${gone},${gone}}]`)).toBe('{}[{},{"c":1}]');
    expect(text(`{${gone},${gone},"c":1,${gone},"d":2}`)).toBe('{"c":1,"d":2}');
  });

  it('keeps the words', () => {
    const spoken = JSON.stringify(['$undefined', 'say {"a":"$undefined"}, and "b":"$undefined"']);
    expect(text(spoken)).toBe(spoken);
  });

  it('is refused with a script tag in its words', () => {
    expect(() => text('"</script>"')).toThrow(/script tag/);
  });
});
