/** @jest-environment node */
import { itRefuses } from './support/problems';

const text = 'plata.text';
const products = 'content/home/products.ts';

itRefuses([
  [
    products,
    text,
    '${brand.name} is clear as it leaves the still, and cold.',
    'holds “${brand.name}” as it is typed: only between backticks (`…`) does the fact stand there instead',
  ],
  [
    products,
    text,
    'A bottle of undefined, clear as it leaves the still.',
    'holds “undefined”: a fact in ${…} is misspelt, mend its name',
  ],
  [
    products,
    text,
    'Clear as\u200B it leaves the still, and cold as well water.',
    'holds an invisible character in or after “Clear as”: delete it and type the words around it anew',
  ],
  [
    products,
    text,
    'Clear\u202E as it leaves the still, and cold as well water.',
    'holds an invisible character in or after “Clear”: delete it and type the words around it anew',
  ],
  [
    products,
    'plata.enquire',
    'Enquire about A\uFFFDejo',
    'holds a sign that stands for a lost letter (\uFFFD): save the file as UTF-8 and type the letter anew',
  ],
  [
    'content/brand.ts',
    'brand.name',
    'Aur\u200Bífera',
    'holds an invisible character in or after “Aur”: delete it and type the words around it anew',
  ],
]);
