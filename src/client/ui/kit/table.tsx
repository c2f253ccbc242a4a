import type { Key, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import classes from './table.module.css';

export type TableColumn = { key?: Key; name: ReactNode; className?: string | undefined };

type TableProps = {
  /** What the table is of; heard, not seen. */
  caption: string;
  columns: readonly TableColumn[];
  /** The columns' names are heard only: the cells tell them by themselves. */
  isHeadHidden?: boolean;
  /** Wider than a phone: it moves sideways under its first column. */
  isWide?: boolean;
  className?: string | undefined;
  /** Rows; the first cell of each is `<th scope="row">`. */
  children: ReactNode;
};

export function Table({ caption, columns, isHeadHidden, isWide, className, children }: TableProps) {
  const table = (
    <table className={classNames(classes.table, isWide && classes.pinned, className)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={isHeadHidden ? 'visually-hidden' : undefined}>
        <tr>
          {columns.map(({ key, name, className: columnClass }, index) => (
            <th key={key ?? index} scope="col" className={columnClass}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
  if (!isWide) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard
    <section className={classes.frame} aria-label={caption} tabIndex={0}>
      {table}
    </section>
  );
}
