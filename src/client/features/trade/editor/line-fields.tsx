import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { TextLine } from '../../../parts/form/text-line.tsx';
import { Icon } from '../../../ui/image/icon.tsx';
import { IconButton } from '../../../ui/kit/button.tsx';
import { Name } from '../../../ui/name.tsx';
import shared from '../trade.module.css';
import classes from './editor.module.css';
import { editorTexts as words } from './editor-texts.ts';
import type { DraftLine } from './request-draft.ts';

const TEXT_MAX = 300;
const NOTE_MAX = 1_000;
const QUANTITY_MAX = 40;

type LineFieldsProps = {
  line: DraftLine;
  index: number;
  faultOf: (field: string) => string | undefined;
  onChange: (changes: Partial<DraftLine>) => void;
  /** Undefined for the only line. */
  onRemove: (() => void) | undefined;
};

/** What is wanted in one line: an offer by its name, or the buyer's own words. */
export const LineFields = ({ line, index, faultOf, onChange, onRemove }: LineFieldsProps) => (
  <li className={shared.line}>
    <div className={classes.lineHead}>
      <span className={classes.lineNo}>{formatNumber(index + 1)}</span>
      {line.offerId ? (
        <strong className={classes.lineTitle}>
          <Name text={line.title} />
        </strong>
      ) : (
        <TextLine
          label={words.freeText}
          error={faultOf(`lines.${index}.freeText`)}
          value={line.title}
          maxLength={TEXT_MAX}
          onText={(title) => onChange({ title })}
        />
      )}
      {onRemove && (
        <IconButton label={words.removeLine} onClick={onRemove}>
          <Icon name="close" size={20} />
        </IconButton>
      )}
    </div>
    <div className={classes.lineFields}>
      <TextLine
        label={`${words.qty} (${line.unitName})`}
        error={faultOf(`lines.${index}.qty`) ?? faultOf(`lines.${index}.offerId`) ?? faultOf(`lines.${index}.unitId`)}
        dir="ltr"
        inputMode="decimal"
        value={line.qty}
        maxLength={QUANTITY_MAX}
        onText={(qty) => onChange({ qty })}
      />
      <TextLine
        label={words.note}
        hint={index === 0 ? words.noteHint : undefined}
        error={faultOf(`lines.${index}.note`)}
        value={line.note}
        maxLength={NOTE_MAX}
        onText={(note) => onChange({ note })}
      />
    </div>
  </li>
);
