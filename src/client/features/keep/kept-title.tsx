import { keepTexts } from '../../offline/outbox/keep-texts.ts';
import { Glyph } from '../../ui/image/glyph.tsx';
import { Icon } from '../../ui/image/icon.tsx';
import { Name } from '../../ui/name.tsx';
import type { KeptObject } from './kept-object.ts';
import classes from './kept-title.module.css';
import { ObjectLink } from './object-link.tsx';

/** What is kept: its sign and its name, which leads to its page. */
export const KeptTitle = ({ objectType, objectId, object }: KeptObject) => (
  <ObjectLink objectType={objectType} objectId={objectId} object={object} className={classes.title}>
    {object?.glyph ? <Glyph name={object.glyph} /> : <Icon name={object ? 'supplier' : 'info'} />}
    <span>{object ? <Name text={object.title} /> : keepTexts.gone}</span>
  </ObjectLink>
);
