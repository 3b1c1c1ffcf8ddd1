/** QR codes for the label's printer: for the editor and `npm run lists`; nothing of it is in a page. */
import { renderSVG } from 'uqr';
import { brand } from '../../brand';
import { pathOfLot } from '../../lists/addresses';
import type { Lot } from './lots';

/** The address that a lot's code holds: of its page, or where the lot has a GTIN its GS1 Digital Link, which leads there. */
export function addressInCode({ lot, gtin }: Lot): string {
  const path = gtin === undefined ? pathOfLot({ lot }) : `/01/${gtin.padStart(14, '0')}/10/${lot}`;
  return brand.siteUrl + path;
}

/** A lot's code as SVG, black on white with the quiet zone of four modules that scanners need (ISO/IEC 18004). */
export const codeOf = (lot: Lot): string => renderSVG(addressInCode(lot), { border: 4, ecc: 'M' });
