import { problemOf } from '@/editor/server/pictures';

const needed = { width: 864, height: 1080 };
const said = (width: number, height: number, opaque = true) =>
  problemOf({ width, height, opaque }, needed);

it('takes a picture of the right shape and size', () => {
  expect(said(1000, 1200)).toBeUndefined();
});

it.each([
  ['too wide', said(1600, 1080), 'too wide (1600 × 1080 pixels)'],
  ['too high', said(900, 1800), 'too high (900 × 1800 pixels)'],
  ['too small', said(400, 500), '400 × 500 pixels, and the page needs 864 × 1080 pixels at least'],
  ['see-through', said(864, 1080, false), 'Save it without transparency'],
])('says of a picture that is %s what to do', (_, problem, words) => {
  expect(problem).toContain(words);
});
