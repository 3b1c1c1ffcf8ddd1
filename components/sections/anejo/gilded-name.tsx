import { GoldAccent } from '@/components/ui/gold-accent/gold-accent';

interface GildedNameProps {
  readonly name: string;
  /** Class of the j, whose descender must be in front of the bottle: hidden behind it, the j would look like an i. */
  readonly descenderClass: string | undefined;
}

/** A product's name whose tildes are gold leaf. */
export function GildedName({ name, descenderClass }: GildedNameProps) {
  return name.split(/([ñÑj])/).map((part, index) => {
    // `split` with a capturing group: every second part is a match.
    if (index % 2 === 0) return part;
    if (part !== 'j') return <GoldAccent key={index} letter={part} />;
    return (
      <span key={index} className={descenderClass}>
        {part}
      </span>
    );
  });
}
