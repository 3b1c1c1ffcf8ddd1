import { strToU8, zipSync } from 'fflate';
import { codeOf } from '../../content/schema/lists/codes';
import type { Entry, List } from '../../content/schema/lists/list';
import { download } from './download';

const nameOf = (list: List, entry: Entry) => `${String(entry[list.by])}.svg`;

interface CodeButtonProps {
  readonly list: List;
  readonly entry: Entry;
}

/** The QR code of one entry, for the printer of its label. */
export function CodeButton({ list, entry }: CodeButtonProps) {
  const address = list.addressInCode?.(entry);
  if (address === undefined) return null;
  return (
    <button
      type="button"
      className="quiet"
      title={address}
      aria-label={`QR code of ${String(entry[list.by])}`}
      onClick={() => download(nameOf(list, entry), 'image/svg+xml', codeOf(address))}
    >
      QR code
    </button>
  );
}

interface CodeButtonsProps {
  readonly list: List;
  readonly entries: readonly Entry[];
}

/** The QR codes of all entries in one archive. */
export function CodeButtons({ list, entries }: CodeButtonsProps) {
  function all() {
    const files = entries.flatMap((entry) => {
      const address = list.addressInCode?.(entry);
      return address === undefined
        ? []
        : [[nameOf(list, entry), strToU8(codeOf(address))] as const];
    });
    const archive = zipSync(Object.fromEntries(files));
    download(`${list.name}-qr-codes.zip`, 'application/zip', archive);
  }
  return (
    <button type="button" onClick={all}>
      Download all QR codes
    </button>
  );
}
