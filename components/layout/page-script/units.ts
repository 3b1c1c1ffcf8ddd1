import { deviceStorage, storageChanges, storageKeys } from '@/lib/storage';
import { parsed } from './moments';

const page = document.documentElement;

/**
 * Shows measures in the unit that was chosen on this device, else in that of the page's language, which the layout
 * prints as `<html data-units>`; keeps what is chosen, for other pages and tabs. In the page script, so that the other
 * unit is never seen.
 */
export function keepUnits(): void {
  const usual = page.dataset.units ?? '';
  const show = () => {
    const chosen = deviceStorage.read(storageKeys.units);
    const units = chosen === 'oz' || chosen === 'ml' ? chosen : usual;
    page.dataset.units = units;
    const choice = document.querySelector<HTMLInputElement>(`[name="units"][value="${units}"]`);
    if (choice) choice.checked = true;
  };
  show();
  // The choice comes with the rest of the page: before what has arrived is painted.
  const arrival = new MutationObserver(show);
  arrival.observe(page, { childList: true, subtree: true });
  void parsed.then(() => arrival.disconnect());
  // React makes it anew where it must render the whole page anew.
  new MutationObserver(show).observe(page, { attributeFilter: ['data-hydrated'] });
  storageChanges.subscribe(show);
  addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'units') deviceStorage.write(storageKeys.units, value);
  });
}
