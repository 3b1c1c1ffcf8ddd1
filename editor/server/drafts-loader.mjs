/** For the site beside the form: a file of words is read as it stands in the form. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export default function readDraft(source) {
  const place = path.relative(path.resolve('content/words'), this.resourcePath);
  const draft = path.resolve('.edit/drafts', place);
  this.addDependency(draft);
  try {
    return `export default ${readFileSync(draft, 'utf8')}`;
  } catch {
    // Nothing is typed there: the file itself is shown.
    return `export default ${source}`;
  }
}
