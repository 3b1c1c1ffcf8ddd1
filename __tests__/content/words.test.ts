/** @jest-environment node */
import { problemsWith } from './support/problems';

/** What an editor types or pastes, and what the build says. */
const mistakes = [
  ['', 'must not be empty'],
  [' cold', 'must not begin or end with a space'],
  ['Two  spaces', 'holds two spaces in a row or a new line after “Two”: write one space'],
  ['A bottle TODO', 'holds “TODO”: finish the sentence and take that out'],
  [
    'The <b>dark</b>',
    'must be plain text: take out tags like <b>, and write signs like &amp; as themselves',
  ],
  [
    '${brand.name} is clear',
    'holds “${brand.name}” as it is typed: only between backticks (`…`) does the fact stand there instead',
  ],
  ['A bottle of undefined', 'holds “undefined”: a fact in ${…} is misspelt, mend its name'],
  [
    'Clear as\u200B it leaves',
    'holds an invisible character after “as”: delete it and type the words around it anew',
  ],
  [
    'About A\uFFFDejo',
    'holds “A\uFFFDejo”, in which a letter was lost: save the file as UTF-8 and type the letter anew',
  ],
  [
    'AÃ±ejo is',
    'holds “AÃ±ejo”, in which a letter was lost: save the file as UTF-8 and type the letter anew',
  ],
  [
    'The Añejo'.normalize('NFD'),
    `holds “${'Añejo'.normalize('NFD')}”, an accented letter made of two signs (not Unicode NFC): type it anew`,
  ],
] as const;

it.each(mistakes)('“%s” stops the build', (text, said) => {
  expect(problemsWith('chrome', 'chrome.menu', text)).toEqual([`chrome.menu ${said}`]);
});

it.each(['“Añejo” – ½ © São Ção à Â, ÃO', 'Café 👩‍🌾'])('“%s” is fine', (text) => {
  expect(problemsWith('chrome', 'chrome.menu', text)).toEqual([]);
});
