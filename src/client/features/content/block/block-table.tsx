import type { Block } from '../../../../contract/content/block.ts';
import { Table } from '../../../ui/kit/table.tsx';
import { contentsTexts as words } from '../contents-texts.ts';
import classes from './blocks.module.css';
import { InlineText } from './inline-text.tsx';
import { withKeys } from './with-keys.ts';

/** Wider tables may not fit a phone. */
const NARROW_COLUMNS = 3;

type TableBlock = Extract<Block, { kind: 'table' }>;

/** @param number of the table in its page: the name of one without a caption */
export function BlockTable({ block, number }: { block: TableBlock; number: number }) {
  const { caption, head, rows } = block;
  const isWide = head.length > NARROW_COLUMNS;
  return (
    <figure className={classes.figure}>
      <Table
        caption={caption || words.table(number)}
        isWide={isWide}
        className={classes.table}
        columns={head.map((text, index) => ({ key: index, name: <InlineText text={text} /> }))}
      >
        <tbody>
          {withKeys(rows).map(({ item: cells, key: row }) => (
            <tr key={row}>
              {withKeys(cells).map(({ item: text, key: column }) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    <InlineText text={text} />
                  </th>
                ) : (
                  <td key={column}>
                    <InlineText text={text} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {isWide && <p className={classes.scrollHint}>{words.scrollHint}</p>}
      {caption && (
        <figcaption aria-hidden="true">
          <InlineText text={caption} />
        </figcaption>
      )}
    </figure>
  );
}
