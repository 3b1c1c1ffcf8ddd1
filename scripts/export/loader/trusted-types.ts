type Rules = {
  createHTML: (text: string) => string | null;
  createScriptURL: (address: string) => string | null;
};
type Factory = { createPolicy: (name: string, rules: Rules) => unknown };

/** What React writes to make a script element that does not run. */
const emptyScript = '<script></script>';

/**
 * Where the browser has Trusted Types, says what may become HTML (text without tags, and React's
 * own empty script element) and which scripts may be loaded (this site's). All else is refused.
 */
export function trustOwnScripts(factory = (window as { trustedTypes?: Factory }).trustedTypes) {
  factory?.createPolicy('default', {
    createHTML: (text) => (text === emptyScript || !text.includes('<') ? text : null),
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  });
}
