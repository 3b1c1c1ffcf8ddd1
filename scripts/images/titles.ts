import { brand } from '../../content/brand';
import { heads } from '../../content/heads';
import type { RouteId } from '../../content/routes';

/** What a route's sheet says: home bears the wordmark, all others their own title. */
export function titleOf(id: RouteId): string {
  if (id === 'home') return brand.wordmark.before + brand.wordmark.accented + brand.wordmark.after;
  const { title } = heads[id];
  return title.split(' · ')[0] ?? title;
}

/** The words in one line or two, broken where the longer line is shortest. */
export function inLines(title: string): readonly string[] {
  const words = title.split(' ');
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map(({ length }) => length)) };
  });
  const best = breaks.sort((one, other) => one.longest - other.longest)[0];
  return best ? best.lines : [title];
}
