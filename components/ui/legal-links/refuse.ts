/** Stops the build for a mistake in a legal text, and says where it is. */
export function refuse(at = 'content/legal', fault: string): never {
  throw new Error(`${at}: ${fault}`);
}

/** Stops the build if a link names what is not there. What legal texts say is not checked as types. */
export function refuseUnknown(
  at: string | undefined,
  component: string,
  to: string,
  known: object,
): void {
  if (Object.hasOwn(known, to)) return;
  const names = Object.keys(known).join(', ');
  refuse(at, `<${component} to="${to}"> names nothing that is there: write one of ${names}`);
}
