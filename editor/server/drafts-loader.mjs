/** For the site beside the form: a file of content is read as it stands in the form. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The draft of a file; where nothing is typed, the file itself. */
export default function readDraft(source) {
  const draft = path.resolve('.edit/drafts', path.relative('content', this.resourcePath));
  this.addDependency(draft);
  try {
    return readFileSync(draft, 'utf8');
  } catch {
    return source;
  }
}
