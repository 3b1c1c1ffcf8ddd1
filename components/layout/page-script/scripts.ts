import { duration } from '@/styles/tokens/motion';
import { firstInteraction, loaded, painted, parsed } from './page-events';

const page = document.documentElement;

/** The browser's `trustedTypes`, for which TypeScript has no type. */
interface TrustedTypes {
  createPolicy(name: string, rules: object): unknown;
}

/** The text of this script, which React inserts again if it renders the whole page again. */
const ownText = document.currentScript?.textContent;

/**
 * Only this site's scripts may be loaded, and only text without tags may become HTML, except the empty element from
 * which React makes a script. It takes effect where the page's policy requires Trusted Types.
 */
function trustOwnScripts(): void {
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createScriptURL: (address: string) =>
      new URL(address, location.href).origin === location.origin ? address : null,
    createHTML: (text: string) =>
      !text.includes('<') || text === '<script></script>' || text === ownText ? text : null,
  });
}

function preload(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.fetchPriority = 'low';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = reject;
    document.head.append(link);
  });
}

function run(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/**
 * Runs the scripts of Next that `scripts/export` has held back from the exported page: fetches them once the page is
 * painted and loaded, and runs them at the first interaction or when the intro is over. If one cannot be fetched
 * none runs: the page stays as its HTML, which reads in full. In `next dev` none is held back.
 */
export async function runHeldScripts(): Promise<void> {
  trustOwnScripts();
  const due = Promise.race([
    new Promise((resolve) => setTimeout(resolve, duration.intro)),
    firstInteraction,
  ]);
  await parsed;
  const held = document.getElementById('held-scripts')?.textContent;
  if (!held || page.dataset.withoutScripts !== undefined) return;
  const addresses = JSON.parse(held) as readonly string[];
  try {
    await Promise.race([Promise.all([painted, loaded]), firstInteraction]);
    await Promise.all(addresses.map(preload));
    await due;
    addresses.forEach(run);
  } catch {
    page.dataset.withoutScripts = '';
  }
}
