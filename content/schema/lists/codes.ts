/** QR codes for the label's printer: for the editor and `npm run lists`; nothing of it is in a page. */
import { renderSVG } from 'uqr';

/** The QR code of an address as SVG, black on white with the quiet zone of four modules that scanners need (ISO/IEC 18004). */
export const codeOf = (address: string): string => renderSVG(address, { border: 4, ecc: 'M' });
