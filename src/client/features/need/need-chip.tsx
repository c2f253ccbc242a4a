import { needTexts } from '../../texts/need.ts';
import { Icon } from '../../ui/icon.tsx';
import { Name } from '../../ui/name.tsx';
import classes from './need-reading.module.css';

type NeedChipProps = {
  name: string;
  value: string;
  /** Says that it was assumed, corrected or changed. */
  mark?: string | undefined;
  isMain?: boolean;
  isOpen?: boolean;
  editorId?: string;
  /** Without it the chip is not editable. */
  onOpen?: () => void;
  onRemove?: () => void;
};

export function NeedChip({ name, value, mark, isMain = false, isOpen, editorId, onOpen, onRemove }: NeedChipProps) {
  const label = (
    <>
      <span className={classes.name}>
        <Name text={name} />
      </span>
      <span className={classes.value}>
        <Name text={value} />
      </span>
      {mark && <span className={classes.mark}>{mark}</span>}
    </>
  );
  return (
    <li className={isMain ? classes.mainChip : classes.chip} data-assumed={mark ? true : undefined}>
      {onOpen ? (
        <button
          type="button"
          className={classes.chipButton}
          aria-expanded={isOpen}
          aria-controls={isOpen ? editorId : undefined}
          onClick={onOpen}
        >
          {label}
          <Icon name="chevron" size={18} />
        </button>
      ) : (
        <span className={classes.chipText}>{label}</span>
      )}
      {onRemove && (
        <button type="button" className={classes.remove} aria-label={needTexts.remove(name)} onClick={onRemove}>
          <Icon name="close" size={18} />
        </button>
      )}
    </li>
  );
}
