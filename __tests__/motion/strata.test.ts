/**
 * @jest-environment jsdom
 *
 * The colour lines of the split row, by GSAP itself. What is seen of them: e2e/home/steady.spec.ts.
 */
import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/dist/ScrollTrigger';
import { revealStrata } from '@/components/islands/scroll-scenes/strata';
import { setSystemMotion } from '../support/match-media';

setSystemMotion('no-preference');
gsap.registerPlugin(ScrollTrigger);

let context: gsap.Context;

function lines(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-colour-line]')];
}

/** What each of the six lines shows: nothing, a part or all of it. */
function shown(): string {
  return lines()
    .map((line) => {
      if (!line.hasAttribute('data-broken')) return '#';
      return line.style.getPropertyValue('--shown') === '-2%' ? '-' : '+';
    })
    .join('');
}

beforeEach(() => {
  document.body.innerHTML = `<ol>${'<li data-colour-line></li>'.repeat(6)}</ol>`;
  const row = document.querySelector('ol')!;
  context = gsap.context(() => revealStrata(row));
});

afterEach(() => context.revert());

it('has them follow one another by 0.2 s, each for a second, as the row scrolls past (§ 9)', () => {
  const [trigger] = ScrollTrigger.getAll();
  const { animation, vars } = trigger!;
  expect(vars.scrub).toBe(0.6);
  expect(animation?.duration()).toBeCloseTo(2);
  const seen = [0, 0.1, 0.3, 0.5, 1.1, 1.3, 1.9, 2].map((time) => {
    animation?.time(time);
    return shown();
  });
  const way = ['------', '+-----', '++----', '+++---', '#+++++', '##++++', '#####+', '######'];
  expect(seen).toEqual(way);
  animation?.time(1.3);
  expect(shown()).toBe('##++++');
});

it('shows all of them where the page asks for calm', () => {
  context.revert();
  expect(shown()).toBe('######');
});
