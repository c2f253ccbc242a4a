import { isolateLatin } from '../../../ui/name.tsx';
import classes from './folded-name.module.css';
import { RowName } from './row-name.tsx';

type FoldedNameProps = {
  text: string;
  /** The category of the whole list. */
  category: string | undefined;
};

/**
 * A title in the list of its category. The words that the category has too are heard, but seen only where there is room:
 * the rest tells the rows apart.
 */
export function FoldedName({ text, category }: FoldedNameProps) {
  const length = sharedLength(text, category);
  if (length === 0) return <RowName text={text} />;
  return (
    // The hidden words still decide the direction.
    <bdi>
      <span className={classes.folded}>{text.slice(0, length - 1)}</span>
      {isolateLatin(text.slice(length - 1))}
    </bdi>
  );
}

/** Length of the leading words of a title that are the category's too, with the space after them. */
function sharedLength(title: string, category = ''): number {
  let length = 0;
  for (const word of category.split(' ')) {
    if (!word || !title.startsWith(`${word} `, length)) break;
    length += word.length + 1;
  }
  return length;
}
