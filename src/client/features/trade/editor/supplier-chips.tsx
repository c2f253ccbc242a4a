import { SUPPLIERS_MAX } from '../../../../core/trade/suppliers-max.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { chipListClass } from '../../../ui/kit/chip.tsx';
import { RemovableChip } from '../../../ui/kit/removable-chip.tsx';
import { Name } from '../../../ui/name.tsx';
import classes from './editor.module.css';
import { editorTexts as words } from './editor-texts.ts';
import type { AskedSupplier } from './request-draft.ts';

type SupplierChipsProps = {
  chosen: readonly AskedSupplier[];
  /** Those that may be chosen, with the chosen ones. */
  candidates: readonly AskedSupplier[];
  /** What is wrong with the choice. */
  fault: string | undefined;
  /** What the server says against one of them. */
  faultOf: (supplierId: string) => string | undefined;
  onChange: (chosen: readonly AskedSupplier[]) => void;
};

/** Whom the request goes to: each may be taken away, and comes back by a press. */
export function SupplierChips({ chosen, candidates, fault, faultOf, onChange }: SupplierChipsProps) {
  const left = candidates.filter(({ id }) => chosen.every((one) => one.id !== id));
  const isFull = chosen.length >= SUPPLIERS_MAX;
  return (
    <section className={classes.part}>
      <h2>{words.suppliers}</h2>
      {chosen.length > 1 && <p className={classes.soft}>{words.suppliersHint}</p>}
      <ul className={chipListClass}>
        {chosen.map(({ id, name }) => (
          <RemovableChip
            key={id}
            removeLabel={words.removeSupplier(name)}
            onRemove={() => onChange(chosen.filter((one) => one.id !== id))}
          >
            <Name text={name} />
            {faultOf(id) && <small className={classes.fault}>{faultOf(id)}</small>}
          </RemovableChip>
        ))}
      </ul>
      {fault && <p className={classes.fault}>{fault}</p>}
      {left.length > 0 && (
        <>
          <p className={classes.soft}>{isFull ? words.suppliersFull : words.moreSuppliers}</p>
          <ul className={chipListClass}>
            {left.map((one) => (
              <li key={one.id}>
                <Button size="compact" disabled={isFull} onClick={() => onChange([...chosen, one])}>
                  <Name text={one.name} />
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
