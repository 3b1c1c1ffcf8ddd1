import styles from './mark.module.scss';

/** The four pieces of the mark, drawn on a 100 × 92 grid: leaves left and right, heart, vein. */
export const markPieces = [
  {
    name: 'left',
    path: 'M47.5 54.8C47.7 43.2 41.4 26.9 32.3 10.5C35.2 29.1 40.2 45.8 47.5 54.8ZM45.5 56.1C42.3 45.2 31.6 32.1 18.1 19.7C26.3 36.0 36.0 50.0 45.5 56.1ZM44.2 57.9C38.2 49.0 24.5 40.3 8.6 33.0C20.9 45.5 33.7 55.3 44.2 57.9ZM43.6 60.1C35.6 53.7 20.9 49.9 4.6 48.1C19.1 55.7 33.5 60.8 43.6 60.1ZM43.8 62.1C35.0 59.0 20.9 59.8 6.0 62.8C21.0 65.2 35.1 65.6 43.8 62.1Z',
  },
  {
    name: 'right',
    path: 'M52.5 54.8C59.8 45.8 64.8 29.1 67.7 10.5C58.6 26.9 52.3 43.2 52.5 54.8ZM54.5 56.1C64.0 50.0 73.7 36.0 81.9 19.7C68.4 32.1 57.7 45.2 54.5 56.1ZM55.8 57.9C66.3 55.3 79.1 45.5 91.4 33.0C75.5 40.3 61.8 49.0 55.8 57.9ZM56.4 60.1C66.5 60.8 80.9 55.7 95.4 48.1C79.1 49.9 64.4 53.7 56.4 60.1ZM56.2 62.1C64.9 65.6 79.0 65.2 94.0 62.8C79.1 59.8 65.0 59.0 56.2 62.1Z',
  },
  {
    name: 'heart',
    path: 'M50.0 53.9C54.6 42.3 53.8 23.7 50.0 4.0C46.2 23.7 45.4 42.3 50.0 53.9Z',
  },
  {
    name: 'vein',
    path: 'M4 78C20 65 34 84 50 77S80 65 96 72C81 69 66 79 50 82.4S21 72 4 78Z',
  },
] as const;

export type MarkPieceName = (typeof markPieces)[number]['name'];

/** The still mark as one drawing, for places that name it in words beside it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 100 92" aria-hidden="true" focusable="false">
      {markPieces.map(({ name, path }) => (
        <path key={name} className={name === 'vein' ? styles.vein : styles.leaf} d={path} />
      ))}
    </svg>
  );
}
