import { directionOf, isolateLatin } from './name.tsx';

type WrittenProps = {
  text: string;
  className?: string | undefined;
};

/** A paragraph that a person wrote, in the direction of its words; a part number between Persian words stays left-to-right. */
export function Written({ text, className }: WrittenProps) {
  const dir = directionOf(text);
  return (
    <p className={className} dir={dir}>
      {dir === 'rtl' ? isolateLatin(text) : text}
    </p>
  );
}
