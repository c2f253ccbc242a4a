import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OfferSheetPreview } from '../../../contract/catalog/offer-sheet.ts';
import type { OfferTerms } from '../../../contract/catalog/own-offer.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { faultText } from '../../parts/form/field-faults.ts';
import formClasses from '../../parts/form/sheet-form.module.css';
import { PriceStep } from '../../parts/selling/price-step.tsx';
import { sellingTexts } from '../../parts/selling/selling-texts.ts';
import { Button } from '../../ui/kit/button.tsx';
import { Message } from '../../ui/kit/message.tsx';
import { Sheet, sheetFootClass, sheetFormClass } from '../../ui/kit/sheet.tsx';
import { Name } from '../../ui/name.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { changedFields, changedTiers, jumpsFirst } from './change-words.ts';
import { sellingWrites } from './mutations.ts';
import classes from './preview-sheet.module.css';

const { sheet: words } = sellingTexts;
const TOAST_ID = 'offer-sheet';
/** More are counted; the file has them all. */
const SHOWN_MAX = 200;

type PreviewSheetProps = {
  supplierId: string;
  preview: OfferSheetPreview;
  onClose: () => void;
};

/** What a file changes, line by line, before anything is stored. */
export function PreviewSheet({ supplierId, preview, onClose }: PreviewSheetProps) {
  const apply = useMutation(sellingWrites(usePrivateApi()).applySheet());
  const { rows, unchanged, changes, faults } = preview;
  const ordered = useMemo(() => jumpsFirst(changes), [changes]);
  const handleApply = () =>
    apply.mutate(
      { supplierId, changes },
      {
        onSuccess: (changed) => {
          showToast({ id: TOAST_ID, kind: 'done', text: words.applied(changed) });
          onClose();
        },
      },
    );
  return (
    <Sheet heading={words.preview} onClose={onClose}>
      {(close) => (
        <div className={sheetFormClass}>
          <div className={formClasses.fields}>
            <p role="status">{words.counts(rows, changes.length, unchanged, faults.length)}</p>
            {changes.length === 0 && <p>{words.nothing}</p>}
            {ordered.jumps > 0 && <Message tone="new">{words.jumps(ordered.jumps)}</Message>}
            <Faults faults={faults} />
            {changes.length > 0 && (
              <ul className={classes.lines} aria-label={words.changes}>
                {ordered.rows.slice(0, SHOWN_MAX).map(({ line, id, title, before, terms }) => (
                  <li key={id}>
                    <p>
                      <Name text={title} /> <span className={classes.faded}>{words.line(line)}</span>
                    </p>
                    {changedFields(before, terms).map((field) => (
                      <p key={field.name} className={classes.change}>
                        {field.name}: <del>{field.before}</del> <ins>{field.after}</ins>
                      </p>
                    ))}
                    <Tiers before={before} after={terms} />
                  </li>
                ))}
                {changes.length > SHOWN_MAX && <li>{words.more(changes.length - SHOWN_MAX)}</li>}
              </ul>
            )}
            {apply.error && (
              <p role="alert" className={formClasses.fault}>
                {faultText(apply.error, words)} {words.failed}
              </p>
            )}
          </div>
          <div className={sheetFootClass(formClasses.choices)}>
            {changes.length > 0 && (
              <Button look="primary" isBusy={apply.isPending} onClick={handleApply}>
                {apply.isPending ? words.applying : words.apply(changes.length)}
              </Button>
            )}
            <Button onClick={close}>{words.cancel}</Button>
          </div>
        </div>
      )}
    </Sheet>
  );
}

function Tiers({ before, after }: { before: OfferTerms; after: OfferTerms }) {
  return changedTiers(before, after).map(({ minQty, percent, doubt, ...amounts }) => (
    <p key={minQty} className={classes.change}>
      {words.tierFrom(minQty)}: <del>{amounts.before}</del> <ins>{amounts.after}</ins>{' '}
      <PriceStep percent={percent} doubt={doubt} />
    </p>
  ));
}

function Faults({ faults }: Pick<OfferSheetPreview, 'faults'>) {
  if (faults.length === 0) return null;
  return (
    <>
      <p className={formClasses.fault}>{words.faultsHint}</p>
      <ul className={classes.lines} aria-label={words.faults}>
        {faults.slice(0, SHOWN_MAX).map(({ line, column, reason }) => (
          <li key={line}>
            <p>{[words.line(line), column].filter(Boolean).join(' · ')}</p>
            <p className={classes.faded}>{reason}</p>
          </li>
        ))}
        {faults.length > SHOWN_MAX && <li>{words.more(faults.length - SHOWN_MAX)}</li>}
      </ul>
    </>
  );
}
