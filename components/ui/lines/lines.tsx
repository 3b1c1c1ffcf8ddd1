/**
 * Words that are broken into lines by hand: a span for each line, which the style sheet of the heading or text
 * around it may set as a block. The space at its end keeps the words apart where it does not.
 */
export function Lines({ of }: { readonly of: readonly string[] }) {
  return of.map((line) => <span key={line}>{line} </span>);
}
