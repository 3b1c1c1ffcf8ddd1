import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { markPieces } from '@/components/ui/mark/mark-pieces';
import { brand } from '@/content/brand';
import { factSheetIn, type SheetProduct } from '@/content/fact-sheet';
import { addressOf } from '@/content/press-kit';
import { colour } from '@/styles/tokens/colour';
import { sheetFonts, type Face } from './sheet-fonts';

/** US Letter, on which Mexico prints too. In points, as all measures here. */
const page = { width: 612, height: 792, margin: 40, foot: 746 };
const middle = page.width / 2;
/** Each half of the page has a picture, and below it words on a background. */
const picture = { top: 158, foot: 372 };
const column = { left: page.margin, right: middle + 0.7 * page.margin, width: 238 };
/** Distance from the start of a term to its detail. */
const indent = 68;

const light = { ink: colour.agaveDeep.srgb, gold: colour.goldOnLight.srgb };
const dark = { ink: colour.bone.srgb, gold: colour.gold.srgb };
const halves = {
  plata: { ...light, ground: colour.limewash.srgb, x: 0, left: column.left },
  anejo: { ...dark, ground: colour.oak.srgb, x: middle, left: column.right },
} as const;

const small = { face: 'text', size: 8.6, width: column.width } as const;
const detailWidth = column.width - indent;

interface Type {
  readonly face: Face;
  readonly size: number;
  readonly width: number;
  readonly ink?: string;
  readonly tracking?: number;
  readonly align?: 'right';
}

/** The fact sheet in a language, as a PDF of one tagged page. */
export async function factSheetPdf(code: string): Promise<Buffer> {
  const words = factSheetIn(code);
  // A fixed date, so that equal words make an equal file.
  const made = new Date(Date.UTC(brand.year, 0));
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    // Without this, PDFKit would embed its default font.
    font: '',
    lang: code,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${brand.name} · ${words.title}`,
      Author: brand.company,
      CreationDate: made,
      ModDate: made,
    },
  });
  const file = buffer(doc);
  for (const [face, font] of await sheetFonts()) doc.registerFont(face, font);
  const root = doc.struct('Document');
  doc.addStructure(root);

  /** Sets a text with its top at `y`, and returns where it ends. */
  function setText(text: string, x: number, y: number, type: Type): number {
    const { face, size, width, ink = light.ink, tracking = 0, align = 'left' } = type;
    doc.font(face, size).fillColor(ink);
    doc.text(text, x, y, { width, align, characterSpacing: tracking * size });
    return doc.y;
  }

  /**
   * Sets a text as a tagged element, as a heading or a paragraph, which screen readers announce.
   */
  function addElement(tag: string, ...[text, x, y, type]: Parameters<typeof setText>): number {
    let end = y;
    root.add(
      doc.struct(tag, {}, () => {
        end = setText(text, x, y, type);
      }),
    );
    return end;
  }

  /** Draws a decoration, which screen readers skip. */
  function drawDecoration(draw: () => void) {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  }

  const rule = (x: number, y: number, width: number, gold: string) =>
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.4)
      .stroke(gold);

  /** The name in capitals. What stands higher than they do, the accents, is gold. */
  function drawName(x: number, y: number, size: number) {
    const capitals = y + 0.245 * size;
    const parts = [
      { top: 0, ink: light.gold, height: capitals },
      { top: capitals, ink: light.ink, height: size },
    ];
    for (const { top, height, ink } of parts) {
      doc.save().rect(0, top, page.width, height).clip();
      const name = Object.values(brand.wordmark).join('');
      setText(name, x, y, { face: 'wordmark', size, width: page.width, ink, tracking: 0.16 });
      doc.restore();
    }
  }

  function drawLogo() {
    doc.save().translate(page.margin, 37).scale(0.36);
    for (const { name, path } of markPieces)
      doc.path(path).fill(name === 'vein' ? light.gold : light.ink);
    doc.restore();
    drawName(page.margin + 48, 41, 25);
  }

  const heightOf = ({ rows }: SheetProduct) => {
    doc.font(small.face, small.size);
    return rows.reduce(
      (sum, [, detail]) => sum + doc.heightOfString(detail, { width: detailWidth }) + 7.4,
      0,
    );
  };

  /** One of the two tequilas; its ground reaches down to `foot`. */
  function addHalf({ key, name, line, rows, alt }: SheetProduct, foot: number) {
    const { x, left, ground, ink, gold } = halves[key];
    drawDecoration(() => doc.rect(x, picture.top, middle, foot - picture.top).fill(ground));
    const address = `public${addressOf(`${key}-setting.jpg`)}`;
    root.add(
      doc.struct('Figure', { alt }, () => {
        doc.image(address, x, picture.top, { width: middle });
      }),
    );
    addElement('H2', name, left - 2, picture.foot - 57, {
      face: key,
      size: 76,
      width: middle,
      ink,
    });
    let y =
      addElement('P', line, left, picture.foot + 40, { ...small, face: 'term', size: 9.6, ink }) +
      8;
    const items = rows.map(([term, detail]) => {
      const label = doc.struct('Lbl', {}, () => {
        rule(left, y, column.width, gold);
        setText(term, left, y + 4.6, { face: 'term', size: 7.6, width: indent, ink });
      });
      const body = doc.struct('LBody', {}, () => {
        y = setText(detail, left + indent, y + 4, { ...small, width: detailWidth, ink }) + 3.4;
      });
      return doc.struct('LI', {}, [label, body]);
    });
    root.add(doc.struct('L', {}, items));
  }

  drawDecoration(() => {
    doc.rect(0, 0, page.width, page.height).fill(colour.bone.srgb);
    drawLogo();
  });
  const whole = { face: 'text', size: 9.6, width: page.width - 2 * page.margin } as const;
  addElement('H1', words.title, page.margin, 53, { ...whole, align: 'right' });
  addElement('P', words.lead, page.margin, 88, { ...whole, face: 'plata', size: 19, width: 508 });
  const foot = picture.foot + 85 + Math.max(heightOf(words.plata), heightOf(words.anejo));
  addHalf(words.plata, foot);
  addHalf(words.anejo, foot);
  const [place = '', gold = ''] = words.about;
  addElement('P', place, column.left, foot + 22, small);
  addElement('P', gold, column.right, foot + 22, small);
  const house = words.house.map((row) => row.join(': ')).join(' · ');
  if (house) addElement('P', house, page.margin, page.foot - 18, { ...whole, size: 7.6 });
  drawDecoration(() => rule(page.margin, page.foot, whole.width, light.gold));
  addElement('P', words.foot, page.margin, page.foot + 8, { ...whole, size: 7.6 });
  addElement('P', words.mail, page.margin, page.foot + 8, { ...whole, size: 7.6, align: 'right' });
  doc.end();
  return file;
}
