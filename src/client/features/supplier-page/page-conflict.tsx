import type { SupplierPageContent } from '../../../contract/suppliers/supplier-page.ts';
import { ownPageTexts } from '../../parts/selling/own-page-texts.ts';
import { Button } from '../../ui/kit/button.tsx';
import { differingParts } from './page-words.ts';
import classes from './supplier-page.module.css';

const { conflict: words, none } = ownPageTexts;

type PageConflictProps = {
  mine: SupplierPageContent;
  theirs: SupplierPageContent;
  onKeep: () => void;
  onTake: () => void;
};

/** The other version beside the form, which has one's own: one of both is chosen. */
export function PageConflict({ mine, theirs, onKeep, onTake }: PageConflictProps) {
  return (
    <section className={classes.conflict} role="alert" aria-labelledby="page-conflict">
      <h3 id="page-conflict">{words.heading}</h3>
      <p>{words.hint}</p>
      <dl aria-label={words.theirs}>
        {differingParts(mine, theirs).map((part) => (
          <div key={part.name}>
            <dt>{part.name}</dt>
            <dd dir="auto">{part.theirs || none}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.choices}>
        <Button onClick={onKeep}>{words.keepMine}</Button>
        <Button onClick={onTake}>{words.takeTheirs}</Button>
      </div>
    </section>
  );
}
