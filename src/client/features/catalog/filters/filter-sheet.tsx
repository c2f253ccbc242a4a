import { type FormEvent, useEffect, useRef } from 'react';
import type { CategoryType } from '../../../../contract/catalog/category.ts';
import { filterPanelTexts } from '../../../texts/filters/filter-panel.ts';
import { filtersTexts } from '../../../texts/filters/filters.ts';
import { texts } from '../../../texts/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FilterFields } from './fields/filter-fields.tsx';
import { useDraftFilters, useFilterDraft } from './filter-draft.ts';
import type { FilterPanelProps } from './filter-panel.tsx';
import {
  type SelectionCount,
  toSelected,
  useSelection,
  useSelectionCount,
  useStartedSelection,
} from './filter-selection.ts';
import classes from './filter-sheet.module.css';

type FilterSheetProps = FilterPanelProps & { onClose: () => void };

/** The filters in a sheet. Applies the selection on submit. */
export default function FilterSheet(props: FilterSheetProps) {
  const draft = useDraftFilters(props);
  return useStartedSelection(props, draft) ? <Sheet {...props} /> : null;
}

function Sheet({ scope, list, definitions, categoryType, onClose }: FilterSheetProps) {
  const { selected, change, isRestored, text, apply } = useSelection({ scope, list });
  const draft = useFilterDraft({ scope, list }, text);
  const count = useSelectionCount(scope, text);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    // A hidden list must close its modal dialog, which would block the page in front.
    return () => element?.close();
  }, []);
  const close = () => dialog.current?.close();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) return wrong.focus();
    if (count.itemsCount === 0) return;
    apply({ replace: false });
    draft.drop();
    close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a touch beside the sheet closes it; the keyboard has Escape.
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby="filter-sheet-heading"
      onClose={() => !dialog.current?.open && onClose()}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <form className={classes.sheet} noValidate onSubmit={handleSubmit}>
        <div className={classes.head}>
          <h2 id="filter-sheet-heading">{filtersTexts.panel}</h2>
          <button type="button" className={classes.close} aria-label={texts.shell.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <div className={classes.body}>
          <FilterFields definitions={definitions} selected={selected} facets={count.facets} onChange={change} />
        </div>
        <div className={classes.foot}>
          {isRestored && draft.isUnapplied && (
            <p className={classes.restored} role="status">
              {filterPanelTexts.restored}
              <button
                type="button"
                className="text-button"
                onClick={() => change({ kind: 'replace', properties: toSelected(list.filters, definitions) })}
              >
                {filterPanelTexts.discard}
              </button>
            </p>
          )}
          <CountNote count={count} />
          <button
            type="button"
            className={classes.removeAll}
            disabled={selected.length === 0}
            onClick={() => change({ kind: 'replace', properties: [] })}
          >
            {filtersTexts.removeAll}
          </button>
          <button
            type="submit"
            className={classes.confirm}
            aria-disabled={count.itemsCount === 0}
            aria-describedby="filter-sheet-note"
          >
            {confirmWords(count, categoryType)}
          </button>
        </div>
      </form>
    </dialog>
  );
}

function confirmWords({ itemsCount, trouble }: SelectionCount, categoryType: CategoryType): string {
  if (itemsCount === 0) return filterPanelTexts.zero;
  if (itemsCount !== undefined) return filterPanelTexts.show(texts.category.items(categoryType, itemsCount));
  return trouble ? filterPanelTexts.showUnknown : filterPanelTexts.counting;
}

/** Explains the text of the submit button. */
function CountNote({ count: { itemsCount, trouble } }: { count: SelectionCount }) {
  return (
    <p id="filter-sheet-note" className={classes.note} role="status">
      {itemsCount === 0 ? filterPanelTexts.zeroHint : trouble && filterPanelTexts[trouble]}
    </p>
  );
}
