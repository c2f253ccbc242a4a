import type { FormEvent } from 'react';
import type { RootTexts } from '../../../texts/root-texts.ts';
import { HelpButton } from '../../../ui/help-button.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { Sheet, sheetBodyClass, sheetFootClass, sheetFormClass } from '../../../ui/kit/sheet.tsx';
import { useRootTexts } from '../../../ui/root-context.ts';
import type { FilterPanelProps } from './applied.ts';
import { FilterFields } from './fields/filter-fields.tsx';
import { useDraftFilters, useFilterDraft } from './filter-draft.ts';
import { filterPanelTexts } from './filter-panel-texts.ts';
import { countTold, type SelectionCount, toSelected, useSelection, useStartedSelection } from './filter-selection.ts';
import classes from './filter-sheet.module.css';
import { filtersTexts } from './filters-texts.ts';

type FilterSheetProps = FilterPanelProps & { onClose: () => void };

/** The filters in a sheet. Applies the selection on submit. */
export default function FilterSheet(props: FilterSheetProps) {
  const draft = useDraftFilters(props);
  return useStartedSelection(props, draft) ? <OpenSheet {...props} /> : null;
}

function OpenSheet({ scope, list, definitions, onApply, onClose }: FilterSheetProps) {
  const { selected, change, isRestored, text, count, fields, apply } = useSelection({
    scope,
    list,
    definitions,
    onApply,
  });
  const words = useRootTexts();
  const draft = useFilterDraft({ scope, list }, text);
  const handleSubmit = (event: FormEvent<HTMLFormElement>, close: () => void) => {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) return wrong.focus();
    if (count.itemsCount === 0) return;
    apply({ replace: false });
    draft.drop();
    close();
  };
  return (
    <Sheet heading={filtersTexts.panel} className={classes.sheet} onClose={onClose}>
      {(close) => (
        <form className={sheetFormClass} noValidate onSubmit={(event) => handleSubmit(event, close)}>
          <div className={sheetBodyClass}>
            <HelpButton id="product-list.filters" />
            <FilterFields {...fields} />
          </div>
          <div className={sheetFootClass(classes.foot)}>
            {isRestored && draft.isUnapplied && (
              <Message
                tone="new"
                className={classes.note}
                action={
                  <Button
                    look="quiet"
                    onClick={() => change({ kind: 'replace', properties: toSelected(list.filters, definitions) })}
                  >
                    {filterPanelTexts.discard}
                  </Button>
                }
              >
                {filterPanelTexts.restored}
              </Message>
            )}
            <CountNote count={count} />
            <Button disabled={selected.length === 0} onClick={() => change({ kind: 'replace', properties: [] })}>
              {filtersTexts.removeAll}
            </Button>
            <Button
              type="submit"
              look="primary"
              aria-disabled={count.itemsCount === 0}
              aria-describedby="filter-sheet-note"
            >
              {confirmWords(count, words)}
            </Button>
          </div>
        </form>
      )}
    </Sheet>
  );
}

function confirmWords({ itemsCount, isMore, trouble }: SelectionCount, words: RootTexts): string {
  if (itemsCount === 0) return words.noneFiltered;
  if (itemsCount !== undefined) return filterPanelTexts.show(countTold(itemsCount, isMore, words));
  return trouble ? filterPanelTexts.showUnknown : filterPanelTexts.counting;
}

/** Explains the text of the submit button. */
function CountNote({ count: { itemsCount, trouble } }: { count: SelectionCount }) {
  const { noneFilteredHint } = useRootTexts();
  return (
    <p id="filter-sheet-note" className={classes.count} role="status">
      {itemsCount === 0 ? noneFilteredHint : trouble && filterPanelTexts[trouble]}
    </p>
  );
}
