/** A static export has no server actions; a call to one is refused instead of sent. */
export function serverActionReducer<State>(
  state: State,
  { reject }: { reject: (reason: Error) => void },
): State {
  reject(new Error('This site has no server actions.'));
  return state;
}
