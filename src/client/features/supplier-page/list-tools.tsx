import { Icon } from '../../ui/image/icon.tsx';
import { IconButton } from '../../ui/kit/button.tsx';
import { movedUp } from './page-draft.ts';
import classes from './supplier-page.module.css';

type ListToolsProps<Item> = {
  items: readonly Item[];
  index: number;
  /** Without it the order is not the people's. */
  up?: (number: number) => string;
  remove: (number: number) => string;
  onChange: (items: readonly Item[]) => void;
};

/** Moves one member of a list up, or takes it out. */
export function ListTools<Item>({ items, index, up, remove, onChange }: ListToolsProps<Item>) {
  return (
    <div className={classes.tools}>
      {up && index > 0 && (
        <IconButton label={up(index + 1)} className={classes.up} onClick={() => onChange(movedUp(items, index))}>
          <Icon name="chevron" />
        </IconButton>
      )}
      <IconButton label={remove(index + 1)} onClick={() => onChange(items.filter((_, at) => at !== index))}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}
