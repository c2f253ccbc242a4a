import { useEffect, useState } from 'react';
import { Button } from '../../../ui/kit/button.tsx';
import { useRootTexts } from '../../../ui/root-context.ts';
import type { FilterPanelProps } from './applied.ts';
import { FilterFields } from './fields/filter-fields.tsx';
import classes from './filter-panel.module.css';
import { filterPanelTexts } from './filter-panel-texts.ts';
import { countTold, type SelectionCount, useSelection, useStartedSelection } from './filter-selection.ts';
import { filtersTexts } from './filters-texts.ts';

const APPLY_DELAY_MS = 300;

/** The filters beside the list. Applies the selection automatically. */
export default function FilterPanel(props: FilterPanelProps) {
  return useStartedSelection(props) ? <Panel {...props} /> : null;
}

function Panel(shown: FilterPanelProps) {
  const { selected, change, isChanged, text, count, fields, apply } = useSelection(shown);
  // A field with few values is lower than one without counts: it is drawn when it is known.
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && (count.itemsCount !== undefined || count.trouble)) setKnown(true);
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
          <CountWords count={count} />
        </p>
      </div>
      {isKnown && <FilterFields {...fields} />}
    </div>
  );
}

function CountWords({ count }: { count: SelectionCount }) {
  const words = useRootTexts();
  if (count.trouble) return filterPanelTexts[count.trouble];
  if (count.itemsCount === undefined) return filtersTexts.unknownCount;
  return countTold(count.itemsCount, count.isMore, words);
}
