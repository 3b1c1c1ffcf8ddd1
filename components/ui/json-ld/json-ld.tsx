/** Structured data for search engines. `<` is escaped, so that no text in it can close the script. */
export function JsonLd({ data }: { readonly data: object }) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
