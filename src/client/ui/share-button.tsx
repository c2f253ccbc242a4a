import { texts } from '../texts/app-texts.ts';
import { Icon } from './image/icon.tsx';
import { IconButton } from './kit/button.tsx';
import { sharePage } from './share.ts';

/** Sends the page that is open to somebody else. */
export const ShareButton = ({ title }: { title: string }) => (
  <IconButton look="tile" label={texts.product.share} onClick={() => void sharePage(title)}>
    <Icon name="share" size={22} />
  </IconButton>
);
