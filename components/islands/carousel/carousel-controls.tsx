import { Tilde } from '@/components/ui/tilde/tilde';
import { carouselWords } from '@/content/controls';
import styles from './carousel-controls.module.scss';

interface CarouselControlsProps {
  readonly count: number;
  /** Index of the first slide in view. */
  readonly selected: number;
  readonly playing: boolean;
  readonly onToggle: () => void;
  readonly onSelect: (index: number) => void;
}

/** The pause button, first in the tab order, and the dots: tildes, the current one in gold. */
export function CarouselControls({
  count,
  selected,
  playing,
  onToggle,
  onSelect,
}: CarouselControlsProps) {
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.rotation}
        aria-label={playing ? carouselWords.pause : carouselWords.play}
        data-rotation
        // A press must not focus it: focus stops the slides, and the click would start them again.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onToggle}
      >
        <svg viewBox="0 0 12 14" aria-hidden="true" focusable="false">
          <path d={playing ? 'M1 0h3v14H1zM8 0h3v14H8z' : 'M1 0l11 7L1 14z'} />
        </svg>
      </button>
      <div className={styles.dots} role="group" aria-label={carouselWords.dots}>
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={carouselWords.goTo(index + 1)}
            aria-current={index === selected ? 'true' : undefined}
            onClick={() => onSelect(index)}
          >
            <Tilde />
          </button>
        ))}
      </div>
    </div>
  );
}
