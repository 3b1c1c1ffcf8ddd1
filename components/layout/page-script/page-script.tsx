import { buildSync } from 'esbuild';
import { routes } from '@/content/routes';

/** The page script as browsers run it. Made anew for each page, so that `next dev` shows a change at once. */
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

/** The site's one inline script (`main.ts`), first in `<head>`: what runs in a page before React. */
export function PageScript() {
  return <script data-home={routes.home.path} dangerouslySetInnerHTML={{ __html: bundle() }} />;
}
