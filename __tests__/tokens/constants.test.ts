import {
  breakpoint,
  clock,
  duration,
  riseOffset,
  scrub,
  spring,
  stagger,
  threshold,
} from '@/styles/tokens/tokens';
import { brand } from '@/content/brand';
import { experience } from '@/content/home';

describe('the constants of the specification, section 9', () => {
  it('keeps the minimum age and the narrow-screen breakpoint', () => {
    expect(brand.age).toBe(21);
    expect(breakpoint.phone).toBe(768);
  });

  it('keeps the age clock', () => {
    expect(clock).toEqual({ gate: 5000, modalCloses: 5000, ready: 15_000 });
  });

  it('keeps the transitions of the contact modal', () => {
    expect(duration).toMatchObject({ modal: 300, backdrop: 150 });
  });

  it('keeps the carousel: two slides from 992 px, four from 1200', () => {
    expect(breakpoint).toMatchObject({ serves: 992, servesWide: 1200 });
  });

  it('keeps what moves with the scroll', () => {
    expect(duration.rise).toBe(1000);
    expect(riseOffset).toBe(100);
    expect(scrub).toBe(0.6);
    expect(stagger.strata).toBe(200);
    expect(threshold).toEqual({ reveal: 0.1, inView: 0.3 });
    expect(duration.reveal).toBe(700);
  });

  it('keeps the heading and the four gallery images', () => {
    expect(duration.words).toBe(1000);
    expect(stagger).toMatchObject({ word: 50, image: 100 });
    expect(spring).toEqual({ stiffness: 200, damping: 25 });
    expect(experience.pictures).toHaveLength(4);
    expect(duration.intro).toBe(3000);
  });
});
