import { putToSleep } from '@/scripts/export/asleep';
import { parsePage, printPage } from '@/scripts/export/html';

const marked = (body: string) => {
  const page = parsePage(`<!DOCTYPE html><html><body>${body}</body></html>`);
  putToSleep(page);
  return /<body>(.*)<\/body>/.exec(printPage(page))?.[1];
};

describe('pieces whose textures wait', () => {
  it('are all below the hero, and its gold', () => {
    expect(
      marked(
        '<header><i data-texture></i></header><main><i data-texture></i><section id="home"><p></p></section><div id="colletions"><section></section></div></main><footer></footer>',
      ),
    ).toBe(
      '<header data-asleep=""><i data-texture=""></i></header><main><i data-texture="" data-asleep=""></i><section id="home"><p></p></section><div id="colletions"><section data-asleep="all"></section></div></main><footer data-asleep="all"></footer>',
    );
  });

  it('keep the ground of a page without a hero, which is its first screen', () => {
    expect(marked('<main><article><i data-texture></i></article></main>')).toBe(
      '<main><article data-asleep=""><i data-texture=""></i></article></main>',
    );
  });

  it('are not what has none', () => {
    expect(marked('<header></header><main><article></article></main>')).toBe(
      '<header></header><main><article></article></main>',
    );
  });
});
