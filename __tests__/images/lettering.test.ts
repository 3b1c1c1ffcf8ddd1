import { outline } from '@/scripts/images/share/lettering';

const line = (text: string) =>
  outline({ text, face: { family: 'imbue', wght: 600 }, size: 100, x: 0, y: 100 });

it.each([...':;?¿!¡()“”‘’«»–—…/%&üÜñÑ'])('“%s” is drawn in a picture', async (letter) => {
  const { path, width } = await line(letter);
  expect(path).toMatch(/^M/);
  expect(width).toBeGreaterThan(0);
});

it('draws the letters of other Latin alphabets, and leaves out what it cannot draw', async () => {
  const { path, width } = await line('Łódź®');
  const [without, shorter] = [await line('Łódź®日本'), await line('ódź®')];
  expect(without).toEqual({ path, width });
  expect(shorter.width).toBeLessThan(width);
});
