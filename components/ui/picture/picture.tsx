interface PictureProps {
  name: string;
  alt: string;
  sizes: string;
  className?: string | undefined;
  priority?: boolean;
  art?: readonly { name: string; media: string }[];
}

/** Holds a picture's place until the packed pictures land. */
export function Picture({ name, alt, className }: PictureProps) {
  return <span role="img" aria-label={alt} className={className} data-picture={name} />;
}
