import { texts } from '../texts/texts.ts';
import { sharePage } from './share.ts';
import classes from './share-button.module.css';

/** Shares the current page. */
export function ShareButton({ title }: { title: string }) {
  return (
    <button
      type="button"
      className={classes.share}
      aria-label={texts.product.share}
      onClick={() => void sharePage(title)}
    >
      <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
        <path d="M12 15V3.5M8 7l4-4 4 4M6 11H4.5v9.5h15V11H18" />
      </svg>
    </button>
  );
}
