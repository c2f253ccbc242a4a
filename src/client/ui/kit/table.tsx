import type { ComponentProps, Key, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import classes from './table.module.css';

type TableColumn = {
  key?: Key;
  name: ReactNode;
  className?: string | undefined;
};

type FrameProps = Pick<ComponentProps<'section'>, 'ref' | 'className' | 'tabIndex'> & {
  [data: `data-${string}`]: boolean | string | undefined;
};

type TableProps = {
  /** What the table is of; heard, not seen. */
  caption: string;
  columns: readonly TableColumn[];
  /** The columns' names are heard only: the cells tell them by themselves. */
  isHeadHidden?: boolean;
  /** Wider than a phone: it moves sideways under its first column. */
  isWide?: boolean;
  /** Of a table that scrolls in a way of its own. */
  frame?: FrameProps;
  /** With the head, where only a part of the rows is drawn. */
  rowCount?: number | undefined;
  /** Rows above the columns' names. */
  above?: ReactNode;
  className?: string | undefined;
  /** One or more `<tbody>`; the first cell of each row is `<th scope="row">`. */
  children: ReactNode;
};

const WIDE_FRAME: FrameProps = { className: classes.frame, tabIndex: 0 };

export function Table(props: TableProps) {
  const { caption, columns, isHeadHidden, isWide, frame = isWide && WIDE_FRAME, rowCount, above, className } = props;
  const table = (
    <table className={classNames(classes.table, isWide && classes.pinned, className)} aria-rowcount={rowCount}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={isHeadHidden ? 'visually-hidden' : undefined}>
        {above}
        <tr aria-rowindex={rowCount && 1}>
          {columns.map(({ key, name, className: columnClass }, index) => (
            <th key={key ?? index} scope="col" className={columnClass}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {props.children}
    </table>
  );
  if (!frame) return table;
  return (
    <section aria-label={caption} {...frame}>
      {table}
    </section>
  );
}
