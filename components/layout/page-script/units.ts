import { storageKeys } from '@/lib/storage-keys';
import { parsed } from './moments';
import { stored } from './stored';

const page = document.documentElement;

/**
 * Shows measures in the unit that was chosen on this device, else in that of the page's language, which the layout
 * prints as `<html data-units>`; keeps what is chosen, for other pages and tabs. In the page script, so that the other
 * unit is never seen.
 */
export function keepUnits(): void {
  const usual = page.dataset.units ?? '';
  // For this page only, where the device stores nothing.
  let chosen: string | undefined;
  const show = () => {
    const kept = chosen ?? stored(storageKeys.units);
    const units = kept === 'oz' || kept === 'ml' ? kept : usual;
    page.dataset.units = units;
    const choice = document.querySelector<HTMLInputElement>(`[name="units"][value="${units}"]`);
    if (choice) choice.checked = true;
  };
  show();
  // The switch is set as the page arrives, before it is painted.
  const arrival = new MutationObserver(show);
  arrival.observe(page, { childList: true, subtree: true });
  void parsed.then(() => arrival.disconnect());
  // React inserts it again when it must render the whole page again.
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
