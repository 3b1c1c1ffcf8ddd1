/** What is wrong with the value of `{source}` in a legal text, if anything: MDX is not type-checked. */
export function factProblem(source: string, value: unknown): string | undefined {
  if ((typeof value === 'string' && value !== '') || Number.isFinite(value)) return undefined;
  return `{${source}} gives no words: mend the name; content/brand.ts and content/legal/facts.ts have the fields`;
}

/** What is wrong with `<PageLink to="…">` or `<MailLink to="…">`, if anything. */
export function nameProblem(component: string, to: string, known: object): string | undefined {
  if (Object.hasOwn(known, to)) return undefined;
  const names = Object.keys(known).join(', ');
  return `<${component} to="${to}"> names nothing that is there: write one of ${names}`;
}
