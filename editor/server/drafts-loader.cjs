/**
 * For the site beside the form: a file of words is read as it stands in the form. Webpack's and
 * Turbopack's loaders are CommonJS.
 */
const { readFileSync } = require('node:fs');
const path = require('node:path');

module.exports = function readDraft(source) {
  const { words, drafts } = this.getOptions();
  const draft = path.join(drafts, path.relative(words, this.resourcePath));
  this.addDependency(draft);
  let text = source;
  try {
    text = readFileSync(draft, 'utf8');
  } catch {
    // Nothing is typed: the file itself is shown.
  }
  return `export default ${text}`;
};
