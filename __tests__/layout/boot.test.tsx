/** The inline script, run as the browser runs it: from its text, with nothing around it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { Boot, bootScript, printStep } from '@/components/layout/boot/boot';

const run = () => (0, eval)(bootScript);
const html = document.documentElement;

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
  delete html.dataset.age;
  delete html.dataset.motion;
  delete window.__clock;
});

describe('the boot script', () => {
  it('is one inline script', () => {
    expect(renderToStaticMarkup(<Boot />)).toBe(`<script>${bootScript}</script>`);
  });

  it('starts the clock', () => {
    jest.spyOn(performance, 'now').mockReturnValue(123);
    run();
    expect(window.__clock).toBe(123);
  });

  it.each([
    ['true', 'verified'],
    ['TRUE', 'unknown'],
    ['1', 'unknown'],
    ['', 'unknown'],
  ])('reads a stored age of %j as %s', (stored, age) => {
    window.localStorage.setItem('ageVerified', stored);
    run();
    expect(html.dataset.age).toBe(age);
  });

  it('calls a visitor without a stored age unknown', () => {
    run();
    expect(html.dataset.age).toBe('unknown');
  });

  it('asks for calm only where the switch was left on', () => {
    window.localStorage.setItem('motion', 'loud');
    run();
    expect(html.dataset.motion).toBeUndefined();
    window.localStorage.setItem('motion', 'calm');
    run();
    expect(html.dataset.motion).toBe('calm');
  });

  it('survives blocked storage', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    run();
    expect(html.dataset.age).toBe('unknown');
    expect(window.__clock).toBeDefined();
  });

  it('goes on when one step throws', () => {
    const steps = [
      printStep(() => {
        throw new Error('broken');
      }),
      printStep((name: string) => {
        document.title = name;
      }, 'still "here"'),
    ];
    (0, eval)(steps.join(';'));
    expect(document.title).toBe('still "here"');
  });
});
