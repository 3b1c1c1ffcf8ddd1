/** Ends a command that cannot go on, with the reason alone: a stack would hide it from who typed it. */
export function refuse(reason: unknown): never {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exit(1);
}
