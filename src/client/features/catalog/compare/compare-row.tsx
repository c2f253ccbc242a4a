import type { ReactNode } from 'react';
import { texts } from '../../../texts/app-texts.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import classes from './compare-table.module.css';
import { compareTexts } from './compare-texts.ts';
import type { CompareColumn } from './use-compare-columns.ts';

type CompareRowProps = {
  name: ReactNode;
  unit?: ReactNode;
  isDifferent: boolean;
  best: readonly boolean[];
  columns: readonly CompareColumn[];
  /** Renders the value of the found product at `index`. */
  renderCell: (index: number) => ReactNode;
};

/** Columns without a product are empty; the indices of `best` and `renderCell` skip them. */
export function CompareRow({ name, unit, isDifferent, best, columns, renderCell }: CompareRowProps) {
  let foundBefore = 0;
  return (
    <tr data-different={isDifferent || undefined}>
      <th scope="row">
        <span className={classes.name}>{name}</span>
        <span className={classes.marks}>
          {unit}
          {isDifferent && (
            <span className={classes.different}>
              <span aria-hidden="true">≠</span>
              <span className="visually-hidden">{compareTexts.different}</span>
            </span>
          )}
        </span>
      </th>
      {columns.map(({ id, state }) => {
        if (state !== 'found') return <td key={id}>{texts.product.none}</td>;
        const index = foundBefore++;
        return (
          <td key={id} className={best[index] ? classes.best : undefined}>
            {renderCell(index) ?? texts.product.none}
            {best[index] && (
              <span className={classes.bestMark}>
                <Icon name="done" size={16} />
                <span className="visually-hidden">{compareTexts.best}</span>
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}
