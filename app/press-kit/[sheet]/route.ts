import { factSheetPdf } from '@/components/sections/press/fact-sheet-pdf';
import { factSheets } from '@/content/press-kit';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => factSheets.map(({ file }) => ({ sheet: file }));

interface Asked {
  readonly params: Promise<{ readonly sheet: string }>;
}

/** The fact sheet in a language, with the facts that the site is built with. */
export async function GET(_: Request, { params }: Asked): Promise<Response> {
  const { sheet } = await params;
  const code = factSheets.find(({ file }) => file === sheet)?.code ?? '';
  return new Response(new Uint8Array(await factSheetPdf(code)), {
    headers: { 'Content-Type': 'application/pdf' },
  });
}
