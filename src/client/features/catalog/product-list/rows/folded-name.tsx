import { directionOf, isolateLatin } from '../../../../ui/name.tsx';
import classes from './folded-name.module.css';
import { cutOf, sharedLength } from './folded-title.ts';
import { RowName } from './row-name.tsx';

type FoldedNameProps = {
  text: string;
  /** The category of the whole list. */
  category: string | undefined;
};

/**
 * A title in the list of its category. The words that the category has too, and the middle of a title that does not fit on
 * two lines, are heard, but seen only where there is room: the rest tells the rows apart.
 */
export function FoldedName({ text, category }: FoldedNameProps) {
  const length = sharedLength(text, category);
  const rest = text.slice(Math.max(0, length - 1));
  const cut = cutOf(rest);
  if (length === 0 && !cut) return <RowName text={text} />;
  const draw = (part: string) => (length > 0 ? isolateLatin(part) : <RowName text={part} />);
  return (
    // The hidden words still decide the direction.
    <bdi title={cut && text} dir={cut ? directionOf(text) : undefined}>
      {length > 0 && <span className={classes.folded}>{text.slice(0, length - 1)}</span>}
      {cut ? (
        <>
          {draw(rest.slice(0, cut.from))}
          <span className={classes.cut}>{rest.slice(cut.from, cut.to)}</span>
          {draw(rest.slice(cut.to))}
        </>
      ) : (
        isolateLatin(rest)
      )}
    </bdi>
  );
}
