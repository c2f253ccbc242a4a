import { Icon } from '../../../ui/image/icon.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { RemovableChip } from '../../../ui/kit/removable-chip.tsx';
import { Name } from '../../../ui/name.tsx';
import classes from '../need-reading.module.css';
import { needTexts } from '../need-texts.ts';

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
    <RemovableChip
      isMain={isMain}
      isAssumed={mark !== undefined}
      removeLabel={needTexts.remove(name)}
      onRemove={onRemove}
    >
      {onOpen ? (
        <Button
          look="bare"
          className={classes.chipButton}
          aria-expanded={isOpen}
          aria-controls={isOpen ? editorId : undefined}
          onClick={onOpen}
        >
          {label}
          <Icon name="chevron" size={18} />
        </Button>
      ) : (
        <span className={classes.chipText}>{label}</span>
      )}
    </RemovableChip>
  );
}
