/** For the site beside the form: a file of content is read as it stands in the form. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The draft of a file; where nothing is typed, the file itself. */
function draftOr(source, loader) {
  const draft = path.resolve('.edit/drafts', path.relative('content', loader.resourcePath));
  loader.addDependency(draft);
  try {
    return readFileSync(draft, 'utf8');
  } catch {
    return source;
  }
}

export default function readDraft(source) {
  const text = draftOr(source, this);
  return this.resourcePath.endsWith('.json') ? `export default ${text}` : text;
}
