import { storageKeys } from '@/lib/storage-keys';
import { parsed } from './page-events';
import { readStored } from './read-stored';

const page = document.documentElement;

/**
 * Shows measures in the unit chosen on this device, else in that of the page's language, which the layout writes as
 * `<html data-units>`; stores a choice for other pages and tabs. It is in the page script, so that the first paint has
 * the right unit.
 */
export function applyUnits(): void {
  const unitsOfLanguage = page.dataset.units ?? '';
  // The choice on this page, where nothing can be stored.
  let chosen: string | undefined;
  const show = () => {
    const wanted = chosen ?? readStored(storageKeys.units);
    const units = wanted === 'oz' || wanted === 'ml' ? wanted : unitsOfLanguage;
    page.dataset.units = units;
    const choice = document.querySelector<HTMLInputElement>(`[name="units"][value="${units}"]`);
    if (choice) choice.checked = true;
  };
  show();
  // Sets the switch as soon as it is parsed, before it is painted.
  const arrival = new MutationObserver(show);
  arrival.observe(page, { childList: true, subtree: true });
  void parsed.then(() => arrival.disconnect());
  // React inserts the switch again when it must render the whole page again.
  new MutationObserver(show).observe(page, { attributeFilter: ['data-hydrated'] });
  addEventListener('pageshow', show);
  addEventListener('storage', () => {
    chosen = undefined;
    show();
  });
  addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name !== 'units') return;
    chosen = value;
    show();
    try {
      localStorage.setItem(storageKeys.units, value);
    } catch {
      // Storage failed: this page shows the unit all the same.
    }
  });
}
