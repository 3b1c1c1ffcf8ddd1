import path from 'node:path';
import { projectFiles } from '@/scripts/checks/files';

it('finds no two style modules of one name, as classes are told apart by it alone', () => {
  const names = projectFiles('.module.scss').map((file) => path.basename(file));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
