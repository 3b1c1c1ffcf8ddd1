import { buildSync } from 'esbuild';
import { routes } from '@/content/routes';

/** The page script as browsers run it. */
function bundle(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['components/layout/page-script/main.ts'],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

let cachedScript: string | undefined;

/** Bundled once for a build, and again for each page of `next dev`, so that a change shows at once. */
const script = () =>
  process.env.NODE_ENV === 'production' ? (cachedScript ??= bundle()) : bundle();

/** The site's one inline script (`main.ts`), first in `<head>`: what runs in a page before React. */
export function PageScript() {
  return <script data-home={routes.home.path} dangerouslySetInnerHTML={{ __html: script() }} />;
}
