import type { Block } from '../../../../contract/content/block.ts';
import { contentLimits as limits } from '../../../../core/content/limits.ts';
import { contentEditorTexts } from '../../../parts/content/content-editor-texts.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { Button, IconButton } from '../../../ui/kit/button.tsx';
import { TextInput } from '../../../ui/kit/fields/control.tsx';
import { directionOf } from '../../../ui/name.tsx';
import { replacedAt, without } from './content-draft.ts';
import classes from './editor.module.css';

const { table: words } = contentEditorTexts;

type TableBlock = Extract<Block, { kind: 'table' }>;
type TableFieldsProps = {
  table: TableBlock;
  error: string | undefined;
  onChange: (table: TableBlock) => void;
};

/** The head and the cells of a table, with ways to add and to take out rows and columns. */
export function TableFields({ table, error, onChange }: TableFieldsProps) {
  const { head, rows } = table;
  const cellOf = (label: string, value: string, change: (value: string) => void) => (
    <TextInput
      isSmall
      aria-label={label}
      dir={value ? directionOf(value) : undefined}
      value={value}
      maxLength={limits.tableCell}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
  const removeOf = (label: string, remove: () => void) => (
    <IconButton label={label} onClick={remove}>
      <Icon name="close" size={18} />
    </IconButton>
  );
  const withoutColumn = (column: number) =>
    onChange({ ...table, head: without(head, column), rows: rows.map((row) => without(row, column)) });
  return (
    <>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              {head.map((text, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has no identity but its place.
                <th key={column} scope="col">
                  {cellOf(words.head(column + 1), text, (value) =>
                    onChange({ ...table, head: replacedAt(head, column, value) }),
                  )}
                  {head.length > 1 && removeOf(words.removeColumn(column + 1), () => withoutColumn(column))}
                </th>
              ))}
              <td>
                <span className="visually-hidden">{words.tools}</span>
              </td>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place.
              <tr key={number}>
                {row.map((text, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no identity but its place.
                  <td key={column}>
                    {cellOf(words.cell(number + 1, column + 1), text, (value) =>
                      onChange({ ...table, rows: replacedAt(rows, number, replacedAt(row, column, value)) }),
                    )}
                  </td>
                ))}
                <td>
                  {rows.length > 1 &&
                    removeOf(words.removeRow(number + 1), () => onChange({ ...table, rows: without(rows, number) }))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {error && (
        <p role="alert" className={classes.fault}>
          {error}
        </p>
      )}
      <div className={classes.choices}>
        {rows.length < limits.tableRows && (
          <Button size="compact" onClick={() => onChange({ ...table, rows: [...rows, head.map(() => '')] })}>
            {words.addRow}
          </Button>
        )}
        {head.length < limits.tableColumns && (
          <Button
            size="compact"
            onClick={() => onChange({ ...table, head: [...head, ''], rows: rows.map((row) => [...row, '']) })}
          >
            {words.addColumn}
          </Button>
        )}
      </div>
    </>
  );
}
