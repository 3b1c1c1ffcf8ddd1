import { claimIn } from '@/content/schema/rules.mjs';

it.each([
  'An additive-free tequila',
  'ADDITIVE FREE',
  'additives‑free',
  'No additives, ever.',
  'Zero additives.',
  'Made without any additives',
  'free from additives',
  'It contains no added sweeteners.',
  'It does not contain any additives.',
  'We never use additives.',
  'no sweeteners or colours',
  'Nothing added.',
  'nothing is added',
  'Our “additive-free” tequila',
  'Sin aditivos',
  'sin ningún aditivo',
  'Libre de aditivos',
  'Cero aditivos',
  'No contiene aditivos',
  'no lleva ningún aditivo',
  'No usamos aditivos.',
  'sin azúcar, sin edulcorantes',
  'sin abocantes',
  'Sin nada agregado',
  'Nuestro tequila «sin aditivos»',
])('%s is a claim', (text) => expect(claimIn(text)?.problem).toContain('no claim about additives'));

it.each([
  'We do not call our tequila “additive-free”, since the law gives no such word.',
  'Nothing on this site says “no additives”.',
  'The standard allows additives up to 1 % by weight.',
  'We say nothing about additives.',
  'Nothing is added to your device.',
  'No colour is lost. Free of charge.',
  'Nunca decimos «sin aditivos», pues la norma no conoce esa palabra.',
  'No decimos “libre de aditivos”.',
  'La norma permite abocantes.',
  'Sin agregar hielo. Nada se agrega a tu dispositivo.',
])('%s is none', (text) => expect(claimIn(text)).toBeUndefined());

it('stands in a sentence of its own: what others say does not excuse it', () =>
  expect(claimIn('It is not sweet. Our “additive-free” tequila is.')).toBeDefined());
