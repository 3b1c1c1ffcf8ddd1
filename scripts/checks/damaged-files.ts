/** The first line that git writes above two versions of which it could not choose one. */
const conflict = /^<{7}(?: |$)/;
/**
 * The sign that stands in for a letter which could not be read, and accented letters that were read in the encoding
 * of Windows and saved again: “Ã±” for “ñ”.
 */
const lostLetter = /\S*(?:\uFFFD|[ÂÃâ][\u0080-\u00BF€‚-‡ˆ‰‹Œ-œŠšŸŽž™])\S*/;

function damageOf(line: string): string | undefined {
  if (conflict.test(line)) {
    return 'git could not merge two changes: keep one of the two versions below, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>';
  }
  const lost = lostLetter.exec(line)?.[0];
  return (
    lost &&
    `holds “${lost}”, in which a letter was lost: the file was not saved as UTF-8. Set that in the editor, and type the letter anew`
  );
}

/** What a tool, not an editor's sentence, has done to a file: a line for each place. */
export function damageIn(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const damage = damageOf(line);
    return damage ? [`${file}:${index + 1}: ${damage}`] : [];
  });
}
