/** Ends a command that cannot go on, with the reason alone: a stack would hide it from who typed it. */
export function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}
