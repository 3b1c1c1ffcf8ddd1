/** A Turbopack loader for the preview: reads a content file from the draft of its form. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The draft of a file, or the file itself if it has none. */
export default function readDraft(source) {
  const draft = path.resolve('.edit/drafts', path.relative('content', this.resourcePath));
  this.addDependency(draft);
  try {
    return readFileSync(draft, 'utf8');
  } catch {
    return source;
  }
}
