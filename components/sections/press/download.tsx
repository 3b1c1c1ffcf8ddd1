import { addressOf, downloadName, fileSizeOf } from '@/content/press-kit';
import { language } from '@/content/languages';
import styles from './download.module.scss';

const bytesIn = { kilobyte: 1000, megabyte: 1_000_000 } as const;

/** A file size as text: 84 kB, 2.8 MB. */
function formatBytes(bytes: number): string {
  const unit = bytes < bytesIn.megabyte ? 'kilobyte' : 'megabyte';
  return new Intl.NumberFormat(language.locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'kilobyte' ? 0 : 1,
  }).format(Math.max(1, bytes / bytesIn[unit]));
}

interface DownloadProps {
  /** A file of the press kit. */
  readonly file: string;
  /** Its size in bytes. */
  readonly bytes?: number;
  /** The dimensions of a picture, as text. */
  readonly size?: string;
  readonly children: string;
}

/** A link to a file, with its kind, dimensions and file size. */
export function Download({ file, bytes = fileSizeOf(file), size, children }: DownloadProps) {
  const kind = file.split('.').at(-1)?.toUpperCase();
  const details = [kind, size, formatBytes(bytes)].filter(Boolean).join(' · ');
  return (
    <span className={styles.download}>
      <a href={addressOf(file)} download={downloadName(file)}>
        {children}
      </a>{' '}
      <span className={styles.details}>{details}</span>
    </span>
  );
}
