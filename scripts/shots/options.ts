import { readArguments } from '../run/arguments';
import { refuse } from '../run/refuse';

/** How the page is seen: as most do, with reduced motion, or with JavaScript off. */
const forms = ['normal', 'calm', 'scriptless'] as const;
export type Form = (typeof forms)[number];

const help = `npm run shots -- [options]
  --widths 390,1440   only these widths (390,768,1024,1440,1920)
  --forms calm        only these forms (normal,calm,scriptless)
  --routes /,/logo    only these routes (all)
  --height 900        height of the window; 390 with --widths 844 is a phone on its side
  --sections          only the sections of the home page
  --gate              also the age gate, as a first visitor sees it`;

export interface ShotOptions {
  widths: number[];
  forms: Form[];
  routes: string[] | undefined;
  height: number;
  sectionsOnly: boolean;
  gate: boolean;
}

const fail = (problem: string): never => refuse(`${problem}\n${help}`);

function numbers(option: string, list: string): number[] {
  const values = list.split(',').map(Number);
  return values.every((value) => value > 0) ? values : fail(`--${option} ${list}: not in pixels`);
}

function formsOf(list: string): Form[] {
  const named = list.split(',');
  const chosen = forms.filter((form) => named.includes(form));
  return chosen.length === named.length ? chosen : fail(`--forms ${list}: there is no such form`);
}

/**
 * Reads the command line. Prints the help and ends the process where that is asked for, or where an option is
 * wrong.
 */
export function readOptions(): ShotOptions {
  const { values } = readArguments(
    {
      options: {
        widths: { type: 'string', default: '390,768,1024,1440,1920' },
        forms: { type: 'string', default: forms.join(',') },
        routes: { type: 'string' },
        height: { type: 'string', default: '900' },
        sections: { type: 'boolean', default: false },
        gate: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    },
    help,
  );
  if (values.help) {
    console.log(help);
    process.exit(0);
  }
  return {
    widths: numbers('widths', values.widths),
    forms: formsOf(values.forms),
    routes: values.routes?.split(','),
    height: numbers('height', values.height)[0] ?? 0,
    sectionsOnly: values.sections,
    gate: values.gate,
  };
}
