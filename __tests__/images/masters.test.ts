import { masterProblem, shapeNote } from '@/scripts/images/masters';

const before = { width: 1200, height: 1500, widths: [400, 640, 1100, 1200] };
const settings = { widths: [400, 640, 1100, 1400] };
const master = { width: 1200, height: 1500, opaque: true };

it('takes a master as wide as the old one, or wider, and any first one', () => {
  expect(masterProblem(master, settings, before)).toBeUndefined();
  expect(masterProblem({ ...master, width: 6000 }, settings, before)).toBeUndefined();
  expect(masterProblem({ ...master, width: 400 }, settings, undefined)).toBeUndefined();
  expect(masterProblem({ ...master, width: 640 }, { widths: [400, 640] }, before)).toBeUndefined();
});

it('refuses one that would be blurred on the screens for which the old one sufficed', () => {
  expect(masterProblem({ ...master, width: 400 }, settings, before)).toBe(
    'the master is 400 px wide, and the page is served 1200 px of it: put in one that is at least as wide',
  );
});

it('refuses transparency, except where the picture is cut out', () => {
  const transparent = { ...master, opaque: false };
  expect(masterProblem(transparent, settings, before)).toMatch(/transparent in places/);
  expect(masterProblem(transparent, { ...settings, cutout: true }, before)).toBeUndefined();
});

it('says where the shape is another', () => {
  expect(shapeNote({ ...master, width: 2400, height: 3010 }, before)).toBeUndefined();
  expect(shapeNote({ ...master, width: 2400, height: 1000 }, before)).toBe(
    '1200 × 1500 px before, 2400 × 1000 px now: the page crops it anew, so look at it at every width',
  );
});
