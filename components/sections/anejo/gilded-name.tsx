import { GoldAccent } from '@/components/ui/gold-accent/gold-accent';

/** A name whose tildes are gold leaf; one without them stands as it is. */
export function GildedName({ name }: { name: string }) {
  // Split by a group in brackets: every other part is what it found.
  return name
    .split(/(ñ)/i)
    .map((part, index) => (index % 2 === 1 ? <GoldAccent key={index} letter={part} /> : part));
}
