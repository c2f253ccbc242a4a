import { contentEditorTexts } from '../../../parts/content/content-editor-texts.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { IconButton } from '../../../ui/kit/button.tsx';
import { moved, without } from './content-draft.ts';
import classes from './editor.module.css';

const { blocks: words } = contentEditorTexts;

type ListToolsProps<Item> = {
  items: readonly Item[];
  index: number;
  onChange: (items: Item[]) => void;
};

/** Moves one block up or down, or takes it out. */
export const ListTools = <Item,>({ items, index, onChange }: ListToolsProps<Item>) => (
  <div className={classes.tools}>
    {index > 0 && (
      <IconButton label={words.up(index + 1)} className={classes.up} onClick={() => onChange(moved(items, index, -1))}>
        <Icon name="chevron" />
      </IconButton>
    )}
    {index < items.length - 1 && (
      <IconButton label={words.down(index + 1)} onClick={() => onChange(moved(items, index, 1))}>
        <Icon name="chevron" />
      </IconButton>
    )}
    <IconButton label={words.remove(index + 1)} onClick={() => onChange(without(items, index))}>
      <Icon name="close" />
    </IconButton>
  </div>
);
