import { render } from '@testing-library/react';
import { GildedName } from '@/components/sections/anejo/gilded-name';

it.each([
  ['Añejo', ['ñ']],
  ['AÑEJO', ['Ñ']],
  ['Reposado', []],
  ['Ñandú añejo', ['Ñ', 'ñ']],
])('%s is written whole, with gold on its tildes only', (name, letters) => {
  const { container } = render(<GildedName name={name} descenderClass="descender" />);
  expect(container.textContent).toBe(name);
  const gilded = [...container.querySelectorAll('[data-letter]')];
  expect(gilded.map(({ textContent }) => textContent)).toEqual(letters);
});
