/** How long a step takes to the eye, by Embla itself: laid out by hand, since jsdom lays nothing out. */
import { render, screen } from '@testing-library/react';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';
import { emblaDuration } from '@/lib/carousel/embla-duration';
import { duration } from '@/styles/tokens/tokens';
import { setSystemMotion } from '../support/match-media';

class NoObserver {
  observe() {}
  disconnect() {}
}

function Row() {
  const [viewport, api] = useEmblaCarousel({ duration: emblaDuration(duration.carousel) });
  useEffect(() => api?.scrollNext(), [api]);
  return (
    <div ref={viewport}>
      <div data-testid="track">
        {['One', 'Two', 'Three'].map((name) => (
          <p key={name}>{name}</p>
        ))}
      </div>
    </div>
  );
}

/** Lays the row out with slides of this width. */
function layOut(width: number): void {
  document.head.innerHTML = '<style>p { margin-right: 0 }</style>';
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const before = [...(this.parentElement?.querySelectorAll('p') ?? [])].indexOf(
      this as HTMLParagraphElement,
    );
    return Math.max(0, before) * width;
  });
}

/** When, and how far the row has come by then: every frame of two seconds, in ms and px. */
function framesOfStep(): { at: number; place: number }[] {
  const start = jest.now();
  const { style } = screen.getByTestId('track');
  return Array.from({ length: 125 }, () => {
    jest.advanceTimersToNextFrame();
    const place = -Number(/^translate3d\((-?[\d.]+)px/.exec(style.transform)?.[1] ?? 0);
    return { at: jest.now() - start, place };
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  setSystemMotion('no-preference');
  Object.assign(window, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

// As wide as a slide is on a phone, on desktops and on a tablet.
it.each([312, 420, 590])('seems to last 500 ms where a slide is %i px wide', (width) => {
  layOut(width);
  render(<Row />);
  const frames = framesOfStep();
  // Half a pixel a frame is one of a dense screen's own: what is slower is no movement to the eye.
  const moving = frames.filter(
    ({ place }, index) => Math.abs(place - (frames[index - 1]?.place ?? 0)) >= 0.5,
  );
  const end = moving.at(-1);
  // To a frame at its start; the last few pixels of a wide slide may take some frames more.
  expect(end?.at).toBeGreaterThan(480);
  expect(end?.at).toBeLessThan(580);
  expect(end?.place).toBeGreaterThan(width - 10);
  expect(frames.at(-1)?.place).toBeCloseTo(width, 1);
});
