import { problemOf } from '@/editor/server/pictures';

const needed = { width: 864, height: 1080 };
const problem = (width: number, height: number, opaque = true) =>
  problemOf({ width, height, opaque }, needed);

it('accepts a picture of the right ratio and size', () => {
  expect(problem(1000, 1200)).toBeUndefined();
});

it.each([
  ['too wide', problem(1600, 1080), 'too wide (1600 × 1080 pixels)'],
  ['too high', problem(900, 1800), 'too high (900 × 1800 pixels)'],
  [
    'too small',
    problem(400, 500),
    '400 × 500 pixels, and the page needs 864 × 1080 pixels at least',
  ],
  ['transparent', problem(864, 1080, false), 'Save it without transparency'],
])('explains why a picture is %s', (_, message, expectedMessage) => {
  expect(message).toContain(expectedMessage);
});
