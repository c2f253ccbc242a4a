import { useEffect } from 'react';
import type { CategoryType } from '../../../../contract/catalog/category.ts';
import type { PropertyDefinition } from '../../../../contract/catalog/property.ts';
import { filterPanelTexts } from '../../../texts/filter-panel.ts';
import { filtersTexts } from '../../../texts/filters/filters.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/kit/button.tsx';
import type { ProductListScope } from '../product/queries.ts';
import { FilterFields } from './fields/filter-fields.tsx';
import classes from './filter-panel.module.css';
import { type SelectionCount, useSelection, useSelectionCount, useStartedSelection } from './filter-selection.ts';
import type { ListFilters } from './list-filters.ts';

export type FilterPanelProps = {
  scope: Omit<ProductListScope, 'filters'>;
  list: ListFilters;
  definitions: readonly PropertyDefinition[];
  categoryType: CategoryType;
};

const APPLY_DELAY_MS = 300;

/** The filters beside the list. Applies the selection automatically. */
export default function FilterPanel(props: FilterPanelProps) {
  return useStartedSelection(props) ? <Panel {...props} /> : null;
}

function Panel({ scope, list, definitions, categoryType }: FilterPanelProps) {
  const { selected, change, isChanged, text, apply } = useSelection({ scope, list });
  const count = useSelectionCount(scope, text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new selection restarts the debounce
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => apply({ replace: true }), APPLY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isChanged, text]);
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <span className={classes.name}>{filtersTexts.panel}</span>
        {selected.length > 0 && (
          <Button
            look="quiet"
            className={classes.removeAll}
            onClick={() => change({ kind: 'replace', properties: [] })}
          >
            {filtersTexts.removeAll}
          </Button>
        )}
        <p role="status">
          <CountWords count={count} categoryType={categoryType} />
        </p>
      </div>
      <FilterFields definitions={definitions} selected={selected} facets={count.facets} onChange={change} />
    </div>
  );
}

function CountWords({ count, categoryType }: { count: SelectionCount; categoryType: CategoryType }) {
  if (count.trouble) return filterPanelTexts[count.trouble];
  if (count.itemsCount === undefined) return filtersTexts.unknownCount;
  return texts.category.items(categoryType, count.itemsCount);
}
