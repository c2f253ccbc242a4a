import { useState } from 'react';
import { writeCsv, writeTabs } from '../../../../../core/text/csv.ts';
import { texts } from '../../../../texts/app-texts.ts';
import type { RootTexts } from '../../../../texts/root-texts.ts';
import { download } from '../../../../ui/download.ts';
import { HelpButton } from '../../../../ui/help-button.tsx';
import { Button } from '../../../../ui/kit/button.tsx';
import { Choice } from '../../../../ui/kit/fields/choice.tsx';
import { Segmented } from '../../../../ui/kit/fields/segmented.tsx';
import { Sheet, sheetBodyClass, sheetFootClass, sheetFormClass } from '../../../../ui/kit/sheet.tsx';
import { useMoneyView } from '../../../../ui/money/money-view.ts';
import { Name } from '../../../../ui/name.tsx';
import { useRootTexts } from '../../../../ui/root-context.ts';
import { copyText } from '../../../../ui/share.ts';
import { productListTexts } from '../product-list-texts.ts';
import { hasRoom } from './column-room.ts';
import { tableTexts } from './product-table-texts.ts';
import { tableCells } from './table-csv.ts';
import classes from './table-head.module.css';
import { chooseColumn, isHidden, tableLook, wordsOfLook } from './table-look.ts';
import type { TableState } from './table-state.ts';

const { columns: names } = texts.product;
/** Columns that every table has and may hide, as the CSS calls them. */
const optionalColumns = ['picture', 'partNumber', 'supplier', 'stock', 'lead'] as const;
const ROOMY = 'roomy';
const namesOf = ({ seller }: RootTexts): Record<(typeof optionalColumns)[number], string> => ({
  picture: tableTexts.picture,
  partNumber: productListTexts.partNumber,
  supplier: seller,
  stock: names.stock,
  lead: names.leadTime,
});

/** Bounds what other categories' columns leave behind. */
const WORDS_MAX = 200;

/** Columns and density, kept on the device; the shown rows as a file or on the clipboard. */
export default function TableSheet({ table, onClose }: { table: TableState; onClose: () => void }) {
  const { items, columns, look, caption } = table;
  const { basis } = useMoneyView();
  const root = useRootTexts();
  const optionalNames = namesOf(root);
  const [width] = useState(table.listWidth);
  const choices = [
    ...optionalColumns
      .filter((key) => root.isStocked || key !== 'stock')
      .map((key) => ({
        key: key as string,
        name: optionalNames[key],
        isProperty: false,
        isShown: !isHidden(look, key),
      })),
    ...columns.map(({ propertyId, name, room }) => ({
      key: propertyId,
      name,
      isProperty: true,
      // Without a layout nothing is hidden for want of room.
      isShown: !isHidden(look, propertyId) && (width === 0 || hasRoom(room, width)),
    })),
  ];
  const save = (words: readonly string[]) => tableLook.set(words.slice(-WORDS_MAX).join(' '));
  const isRoomy = isHidden(look, ROOMY);
  const setRoomy = (isOn: boolean) =>
    save([...wordsOfLook(look).filter((word) => word !== ROOMY), ...(isOn ? [ROOMY] : [])]);
  return (
    <Sheet heading={tableTexts.menu} onClose={onClose}>
      {() => (
        <div className={sheetFormClass}>
          <div className={sheetBodyClass}>
            <fieldset className={classes.choices}>
              <legend>{tableTexts.columns}</legend>
              <HelpButton id="product-list.table-columns" />
              {choices.map(({ key, name, isProperty, isShown }) => (
                <Choice
                  key={key}
                  type="checkbox"
                  checked={isShown}
                  onChange={() => save(chooseColumn(look, key, { isShown: !isShown, isProperty }))}
                >
                  <Name text={name} />
                </Choice>
              ))}
            </fieldset>
            <Segmented
              legend={tableTexts.density}
              name="density"
              options={[
                { value: 'dense', label: tableTexts.dense },
                { value: ROOMY, label: tableTexts.roomy },
              ]}
              value={isRoomy ? ROOMY : 'dense'}
              onChoose={(value) => setRoomy(value === ROOMY)}
            />
          </div>
          <div className={sheetFootClass(classes.foot)}>
            <Button onClick={() => download(writeCsv(tableCells(table, basis, root)), `${caption}.csv`)}>
              {tableTexts.csv(items.length)}
            </Button>
            <Button
              onClick={() => void copyText(writeTabs(tableCells(table, basis, root)), tableTexts.copied(items.length))}
            >
              {tableTexts.copy(items.length)}
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  );
}
