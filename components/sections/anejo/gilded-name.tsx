import { GoldAccent } from '@/components/ui/gold-accent/gold-accent';

interface GildedNameProps {
  name: string;
  /** Sets letters that hang deep: behind the stopper, on a phone, a j would read as an i. */
  tailed: string | undefined;
}

/** A name whose tildes are gold leaf; one without them stands as it is. */
export function GildedName({ name, tailed }: GildedNameProps) {
  return name.split(/([ñÑj])/).map((part, index) => {
    // Split by a group in brackets: every other part is what it found.
    if (index % 2 === 0) return part;
    if (part !== 'j') return <GoldAccent key={index} letter={part} />;
    return (
      <span key={index} className={tailed}>
        {part}
      </span>
    );
  });
}
