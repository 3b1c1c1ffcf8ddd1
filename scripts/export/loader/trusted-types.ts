type Rules = {
  createHTML: (text: string) => string | null;
  createScriptURL: (address: string) => string | null;
};
type Factory = { createPolicy: (name: string, rules: Rules) => unknown };

/** What React assigns to create a script element that does not run. */
const emptyScript = '<script></script>';

/**
 * Where the browser has Trusted Types, creates the default policy: only text without tags and React's empty
 * script element may become HTML, and only this site's scripts may be loaded.
 */
export function trustOwnScripts(factory = (window as { trustedTypes?: Factory }).trustedTypes) {
  factory?.createPolicy('default', {
    createHTML: (text) => (text === emptyScript || !text.includes('<') ? text : null),
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  });
}
