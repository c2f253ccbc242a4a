import type { PartsLine } from '../../../../../core/parts-list/parts-line.ts';
import { Table } from '../../../../ui/kit/table.tsx';
import { partsListTexts as words } from '../../parts/parts-list-texts.ts';
import type { LineMatches } from '../match-lines.ts';
import { PartsRow } from './parts-row.tsx';
import classes from './parts-table.module.css';

type PartsTableProps = {
  lines: readonly PartsLine[];
  /** Offers that are withdrawn. */
  gone: ReadonlySet<string>;
  matches: LineMatches;
};

/** The lines: a table where there is room, cards on a phone. */
export function PartsTable({ lines, gone, matches }: PartsTableProps) {
  const { part, supplier, quantity, unitPrice, total, actions } = words.columns;
  return (
    <Table
      caption={words.caption}
      className={classes.table}
      frame={{ className: classes.frame }}
      columns={[
        { name: part },
        { name: supplier },
        { name: quantity },
        { name: unitPrice },
        { name: total },
        { name: <span className="visually-hidden">{actions}</span>, className: classes.remove },
      ]}
    >
      <tbody>
        {lines.map((line) => (
          <PartsRow
            key={line.id}
            line={line}
            isGone={line.offerId !== null && gone.has(line.offerId)}
            match={matches.get(line.id)}
          />
        ))}
      </tbody>
    </Table>
  );
}
