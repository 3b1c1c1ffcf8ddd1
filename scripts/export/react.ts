/** An error that React creates while it loads, to throw and recognise it later. */
const sentinel = /([\w$]+)\s*=\s*Error\((([\w$]+)\((?:460|461|474|519|542)\))\)/g;

/**
 * Creates React's five sentinel errors without a stack, which nobody reads. While DevTools or a browser test
 * is attached, V8 records the stack and parses React and the bundle again to locate it: two thirds of the task
 * in which they start.
 */
export function withoutSentinelStacks(code: string): string {
  return code.replace(sentinel, '$1={__proto__:Error.prototype,message:$2}');
}

/** React's list of events that it always listens to. */
const listenedEvents = /"abort auxClick [\w ]+ wheel"(?=\.split\(\s*" "\s*\))/;

/** How React adds events with vendor-prefixed names. */
const prefixed =
  /(?<![\w$])[\w$]+\([\w$]+,\s*"on(?:Animation|Transition)(?:Run|Start|Iteration|Cancel|End)"\)/g;

/** Events of every scroll or mouse movement. No component listens to them: eslint.config.mjs forbids it. */
const unusedEvents = new Set(['mouseMove', 'scroll', 'touchMove', 'wheel']);

/**
 * Keeps React from listening to events that come with every frame of a scroll. For each of them the browser
 * had to ask the page's thread and find the element below the pointer, and React walked through all its
 * ancestors twice, for no listener.
 */
export function withoutUnusedEvents(code: string): string {
  return code
    .replace(listenedEvents, (list) =>
      JSON.stringify(
        list
          .slice(1, -1)
          .split(' ')
          .filter((event) => !unusedEvents.has(event))
          .join(' '),
      ),
    )
    .replace(prefixed, '0');
}
