import { Mark } from '@/components/ui/mark/mark';
import { Picture } from '@/components/ui/picture/picture';
import { Wordmark } from '@/components/ui/wordmark/wordmark';
import {
  archiveFile,
  factSheets,
  logoFile,
  logoGrounds,
  logoShapes,
  pressFiles,
  pressKitWords as words,
  pressPictures,
  printDensity,
  pixelSizeOf,
  fileSizeOf,
} from '@/content/press-kit';
import { language } from '@/content/languages';
import { fill } from '@/content/read';
import { below } from '@/lib/media/below';
import { Download } from './download';
import { factSheetPdf } from './fact-sheet-pdf';
import styles from './press-kit.module.scss';

const sizes = {
  'plata-cut': `${below('phone')} 30vw, 220px`,
  'anejo-cut': `${below('phone')} 30vw, 220px`,
  'plata-setting': `${below('phone')} 88vw, 460px`,
  'anejo-setting': `${below('phone')} 88vw, 460px`,
  'hero-wide': `${below('phone')} 88vw, 940px`,
} as const;

const languageNames = new Intl.DisplayNames(language.locale, { type: 'language' });

/** Facts, logos and pictures to download, each with its size, and the archive of all. */
export async function PressKit() {
  const sheets = await Promise.all(
    factSheets.map(async ({ code, file }) => ({
      file,
      bytes: (await factSheetPdf(code)).length,
      label: fill(words.factSheetIn, { language: languageNames.of(code) }),
    })),
  );
  // The archive does not compress, so its size is the sum of its files.
  const all = sheets.reduce((sum, { bytes }) => sum + bytes, fileSizeOf(...pressFiles));
  return (
    <>
      <p>{words.licence}</p>
      <nav className={styles.kit} aria-label={words.label}>
        <p className={styles.archive}>
          <Download file={archiveFile} bytes={all}>
            {words.archive}
          </Download>
        </p>
        <ul className={styles.sheets}>
          {sheets.map(({ file, bytes, label }) => (
            <li key={file}>
              <Download file={file} bytes={bytes}>
                {label}
              </Download>
            </li>
          ))}
        </ul>
        <ul className={styles.pictures}>
          {pressPictures.map((picture) => (
            <li key={picture.name} id={`kit-${picture.name}`} data-name={picture.name}>
              <Picture name={picture.name} alt="" sizes={sizes[picture.name]} />
              <Download
                file={picture.file}
                size={fill(words.size, { ...pixelSizeOf(picture), density: printDensity })}
              >
                {words.pictures[picture.name]}
              </Download>
            </li>
          ))}
        </ul>
        <ul className={styles.logos}>
          {logoShapes.flatMap((shape) =>
            logoGrounds.map((ground) => (
              <li key={logoFile(shape, ground)} id={`kit-${shape}-${ground}`} data-ground={ground}>
                <span className={styles.logo} aria-hidden="true">
                  {shape !== 'wordmark' && <Mark />}
                  {shape !== 'mark' && <Wordmark />}
                </span>
                <Download file={logoFile(shape, ground)} size={words.vector}>
                  {`${words.logos[shape]}, ${words.on[ground]}`}
                </Download>
              </li>
            )),
          )}
        </ul>
      </nav>
    </>
  );
}
