import type { Key, ReactNode } from 'react';
import { Table } from '../../ui/kit/table.tsx';
import { useDesk } from '../../ui/use-wide.ts';
import classes from './desk-rows.module.css';

type DeskColumn<Item> = {
  name: string;
  /** `figure` stays on one line, `text` takes the room that the others leave, `ways` has short buttons. */
  look?: 'figure' | 'text' | 'ways';
  cell: (item: Item) => ReactNode;
};

/** The first column names the row. */
export type DeskColumns<Item> = readonly DeskColumn<Item>[];

type DeskRowsProps<Item> = {
  caption: string;
  columns: DeskColumns<Item>;
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  /** The same items where a table has no room. */
  cards: () => ReactNode;
};

/** For the link that names a row: the whole row is its target, as in the lists of a phone. */
export const rowTargetClass = classes.target;

/** The rows of a private list: a table at a desk, cards elsewhere. */
export function DeskRows<Item>({ caption, columns, items, keyOf, cards }: DeskRowsProps<Item>) {
  const isDesk = useDesk();
  if (!isDesk) return cards();
  return (
    <Table
      caption={caption}
      className={classes.table}
      frame={{ className: classes.frame }}
      columns={columns.map(({ name, look }) => ({ key: name, name, className: look && classes[look] }))}
    >
      <tbody>
        {items.map((item) => (
          <tr key={keyOf(item)}>
            {columns.map(({ name, look, cell }, at) =>
              at === 0 ? (
                <th key={name} scope="row" className={look && classes[look]}>
                  {cell(item)}
                </th>
              ) : (
                <td key={name} className={look && classes[look]}>
                  {cell(item)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
