/** A name for this window of the editor that lasts as long as the window; its frames have it too. */
function windowName(): string {
  const name = sessionStorage.getItem('window') ?? crypto.randomUUID();
  sessionStorage.setItem('window', name);
  return name;
}

/**
 * From here on, all that is asked of the server says which window asks: the server keeps in mind what each has been
 * shown. A cookie would be the same for two windows of one browser. Keystatic has no place for a header of ours.
 */
export function sayWhichWindow(): void {
  const name = windowName();
  const ask = window.fetch.bind(window);
  window.fetch = (what, how) => {
    const headers = new Headers(how?.headers);
    headers.set('Editor-Window', name);
    return ask(what, { ...how, headers });
  };
}
