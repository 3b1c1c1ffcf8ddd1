/** Stops the build for a mistake in a legal text, naming file and line (`at`) where they are known. */
export function failBuild(at: string | undefined, fault: string): never {
  throw new Error(`${at ?? 'content/legal'}: ${fault}`);
}

/** Stops the build if a link names something that does not exist: MDX is not type-checked. */
export function requireKnown(
  at: string | undefined,
  component: string,
  to: string,
  known: object,
): void {
  if (Object.hasOwn(known, to)) return;
  const names = Object.keys(known).join(', ');
  failBuild(at, `<${component} to="${to}"> names nothing that is there: write one of ${names}`);
}
