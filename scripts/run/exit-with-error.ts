/** Ends a command that cannot go on. Prints the reason without a stack trace, which would hide it. */
export function exitWithError(reason: unknown): never {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exit(1);
}
