/** An error that React makes while it loads, to throw it later and know it again. */
const sentinel = /([\w$]+)\s*=\s*Error\((([\w$]+)\((?:460|461|474|519|542)\))\)/g;

/**
 * Makes React's five sentinels without a stack. Nobody ever reads theirs, but while anything watches
 * the page (DevTools, a browser test) V8 writes it down, and parses what is on it a second time
 * to find the places: all of React and all of the bundle, two thirds of the task in which they start.
 */
export function withoutSentinelStacks(code: string): string {
  return code.replace(sentinel, '$1={__proto__:Error.prototype,message:$2}');
}

/** React's list of the events that it hears on the document, whether or not a component asks for one. */
const heard = /"abort auxClick [\w ]+ wheel"(?=\.split\(\s*" "\s*\))/;

/** How React adds those that have a name of their own in some browser. */
const prefixed =
  /(?<![\w$])[\w$]+\([\w$]+,\s*"on(?:Animation|Transition)(?:Run|Start|Iteration|Cancel|End)"\)/g;

/** Those that come while page or mouse move, and that no component hears: eslint.config.mjs forbids it. */
const unheard = new Set(['mouseMove', 'scroll', 'touchMove', 'wheel']);

/**
 * Has React not listen to what comes with every frame of a scroll. For each turn of a wheel the browser
 * asked the page's thread, looked for what is below the pointer, and had React go through all that stands
 * around it, twice, to find that nobody had asked.
 */
export function withoutUnheardEvents(code: string): string {
  return code
    .replace(heard, (list) =>
      JSON.stringify(
        list
          .slice(1, -1)
          .split(' ')
          .filter((event) => !unheard.has(event))
          .join(' '),
      ),
    )
    .replace(prefixed, '0');
}
