import { outline } from '@/scripts/images/share/lettering';

const line = (text: string) =>
  outline({ text, face: { family: 'imbue', wght: 600 }, size: 100, x: 0, y: 100 });

it.each([...':;?¿!¡()“”‘’«»–—…/%&üÜñÑ'])('“%s” is drawn in a picture', async (letter) => {
  const { path, width } = await line(letter);
  expect(path).toMatch(/^M/);
  expect(width).toBeGreaterThan(0);
});

it('names a letter that the font does not have, and the line', async () => {
  await expect(line('Łódź')).rejects.toThrow('“Ł” in “Łódź” is not in styles/fonts/imbue.woff2');
});
