import { storageKeys } from '@/lib/storage-keys';
import { parsed } from './page-events';
import { readStored } from './read-stored';

const page = document.documentElement;

/**
 * Shows measures in the unit that was chosen on this device, else in that of the page's language, which the layout
 * prints as `<html data-units>`; keeps what is chosen, for other pages and tabs. In the page script, so that the other
 * unit is never seen.
 */
export function applyUnits(): void {
  const unitsOfLanguage = page.dataset.units ?? '';
  // For this page only, where the device stores nothing.
  let chosen: string | undefined;
  const show = () => {
    const wanted = chosen ?? readStored(storageKeys.units);
    const units = wanted === 'oz' || wanted === 'ml' ? wanted : unitsOfLanguage;
    page.dataset.units = units;
    const choice = document.querySelector<HTMLInputElement>(`[name="units"][value="${units}"]`);
    if (choice) choice.checked = true;
  };
  show();
  // The switch is set as the page arrives, before it is painted.
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
