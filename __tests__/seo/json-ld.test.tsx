import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '@/components/ui/json-ld/json-ld';

it('no words in structured data end its element', () => {
  const data = { name: '</script><script>alert(1)</script><!--' };
  const html = renderToStaticMarkup(<JsonLd data={data} />);
  const [, text = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(text)).toEqual(data);
});
