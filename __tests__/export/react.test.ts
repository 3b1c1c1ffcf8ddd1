import { readFileSync } from 'node:fs';
import { withoutSentinelStacks, withoutUnusedEvents } from '@/scripts/export/react';

const react = readFileSync(
  'node_modules/next/dist/compiled/react-dom/cjs/react-dom-client.production.js',
  'utf8',
);

it('makes what React throws to know it again without a stack, but as an error', () => {
  expect(react.match(/^.*Exception = Error\(/gm)).toHaveLength(5);
  expect(withoutSentinelStacks(react)).not.toMatch(/Exception = Error\(/);
  const made = new Function('u', withoutSentinelStacks('var a=Error(u(460)),b=1;return a'));
  const error: unknown = made((code: number) => `React ${code}`);
  expect(error).toBeInstanceOf(Error);
  expect(error).toHaveProperty('message', 'React 460');
  expect(error).not.toHaveProperty('stack');
});

it('has React hear what components ask for, and not what comes with every frame of a scroll', () => {
  const events = (code: string) => /"(abort auxClick [^"]+)"/.exec(code)?.[1]?.split(' ') ?? [];
  const left = events(withoutUnusedEvents(react));
  const gone = events(react).filter((event) => !left.includes(event));
  expect(gone.sort()).toEqual(['mouseMove', 'scroll', 'touchMove', 'wheel']);
  expect(left).toEqual(expect.arrayContaining(['click', 'pointerMove', 'keyDown', 'toggle']));

  const registered = (code: string) => code.match(/registerSimpleEvent\([A-Z_]+, /g) ?? [];
  expect(registered(react)).toHaveLength(8);
  expect(registered(withoutUnusedEvents(react))).toHaveLength(0);
});
