import { useState } from 'react';
import { parsePasted } from '../../../../core/parts-list/parse-pasted.ts';
import { useDraft } from '../../../offline/drafts/use-draft.ts';
import { HelpButton } from '../../../ui/help-button.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { TextArea } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { addLines } from '../parts/add-lines.ts';
import { newLine } from '../parts/line-offer.ts';
import { partsListTexts as words } from '../parts/parts-list-texts.ts';
import classes from './paste-parts.module.css';

const DRAFT = 'parts-list-paste';
const DRAFT_FORM = { accepts: (value: unknown): value is string => typeof value === 'string' };
const ROWS = 4;

/** Lines of part number and quantity, from a table, a message or a letter. They are in the list before they are matched. */
export function PasteParts() {
  const { value, change, drop } = useDraft<string>(DRAFT, '', DRAFT_FORM);
  const [told, setTold] = useState('');
  const handleAdd = async () => {
    const { lines: read, leftOut: beyond } = parsePasted(value);
    if (read.length === 0) return setTold(words.nothingRead);
    const lines = read.map(({ source, text, quantity }) => newLine({ source, text, quantity: quantity ?? 1 }));
    const { leftOut } = await addLines(lines);
    const unsaid = read.filter(({ quantity }) => quantity === null).length;
    const added = read.length - leftOut.length;
    setTold(
      [
        words.pasted(added),
        unsaid > 0 && words.noQuantity(unsaid),
        (leftOut.length > 0 || beyond > 0) && words.leftOut(leftOut.length + beyond),
      ]
        .filter(Boolean)
        .join(' '),
    );
    // What did not fit stays in the field.
    const rest = [...leftOut.map(({ source }) => source ?? ''), ...linesBeyond(value, beyond)].join('\n');
    if (rest === '') drop('');
    else change(rest);
  };
  return (
    <form
      className={classes.paste}
      onSubmit={(event) => {
        event.preventDefault();
        void handleAdd();
      }}
    >
      <Field label={words.pasteLabel} hint={words.pasteHint}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={ROWS}
            // The example is Persian; without a text the browser would decide left-to-right.
            dir={value === '' ? undefined : 'auto'}
            autoComplete="off"
            spellCheck={false}
            placeholder={words.pasteExample}
            value={value}
            onChange={(event) => change(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className={classes.foot}>
        <Button type="submit" look="primary" isBusy={value.trim() === ''}>
          {words.pasteAdd}
        </Button>
        <HelpButton id="parts-list.paste" />
        <p role="status">{told}</p>
      </div>
    </form>
  );
}

/** The last lines of a text that has more than are read at once. */
const linesBeyond = (text: string, count: number): string[] =>
  count === 0
    ? []
    : text
        .split(/\r\n|\r|\n/)
        .filter((line) => /[\p{L}\p{N}]/u.test(line))
        .slice(-count);
