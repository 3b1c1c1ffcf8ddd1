import { markLazyTextures } from '@/scripts/export/lazy-textures';
import { parsePage, printPage } from '@/scripts/export/html';

const marked = (body: string) => {
  const page = parsePage(`<!DOCTYPE html><html><body>${body}</body></html>`);
  markLazyTextures(page);
  return /<body>(.*)<\/body>/.exec(printPage(page))?.[1];
};

describe('pieces whose textures wait', () => {
  it('are all below the hero, and its gold', () => {
    expect(
      marked(
        '<header><i data-texture></i></header><main><i data-texture></i><section id="home"><p></p></section><div id="colletions"><section></section></div></main><footer></footer>',
      ),
    ).toBe(
      '<header data-lazy=""><i data-texture=""></i></header><main><i data-texture="" data-lazy=""></i><section id="home"><p></p></section><div id="colletions"><section data-lazy="all"></section></div></main><footer data-lazy="all"></footer>',
    );
  });

  it('keep the ground of a page without a hero, which is its first screen', () => {
    expect(marked('<main><article><i data-texture></i></article></main>')).toBe(
      '<main><article data-lazy=""><i data-texture=""></i></article></main>',
    );
  });

  it('are not what has none', () => {
    expect(marked('<header></header><main><article></article></main>')).toBe(
      '<header></header><main><article></article></main>',
    );
  });
});
