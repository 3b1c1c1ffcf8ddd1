import { render, screen } from '@testing-library/react';
import { StackedBar } from '@/components/ui/stacked-bar/stacked-bar';
import { ServeSlide } from '@/components/sections/serves/serve-slide';
import { serves } from '@/content/home';

/** How many ounces high a core is drawn, with its round face: the style sheet makes an em of it one ounce. */
function drawnOunces(measures: (typeof serves.list)[number]['measures']): number {
  const { container, unmount } = render(<StackedBar measures={measures}>{null}</StackedBar>);
  const height = Number.parseFloat(container.querySelector('svg')?.getAttribute('height') ?? '');
  unmount();
  return height;
}

describe('the cores', () => {
  it('have one scale: an ounce more is an ounce higher, in every drink', () => {
    const faces = serves.list.map(({ measures }) => {
      const poured = measures.reduce((sum, { ounces }) => sum + ounces, 0);
      return drawnOunces(measures) - poured;
    });
    for (const face of faces) expect(face).toBeCloseTo(faces[0] ?? Number.NaN);
    expect(faces[0]).toBeGreaterThan(0);
  });

  it.each(serves.list)('$name says each layer that it draws, the last poured first', (serve) => {
    const { container } = render(<ServeSlide serve={serve} />);
    expect(container.querySelectorAll('path')).toHaveLength(serve.measures.length);
    const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(said).toHaveLength(serve.measures.length);
    expect(said[0]).toContain(serve.measures.at(-1)?.of);
  });
});
