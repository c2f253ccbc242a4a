import { Button } from '../../../ui/kit/button.tsx';
import { copyText } from '../../../ui/share.ts';
import { productPageTexts } from '../product-page-texts.ts';
import classes from './product-copy-button.module.css';

/** A part number that a press copies. */
export function ProductCopyButton({ text }: { text: string }) {
  return (
    <Button
      look="bare"
      className={classes.copy}
      aria-label={productPageTexts.copy(text)}
      onClick={() => void copyText(text, productPageTexts.copied)}
    >
      <bdi dir="ltr">{text}</bdi>
      <svg viewBox="0 0 16 16" width={14} height={14} aria-hidden="true">
        <path d="M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z" />
      </svg>
    </Button>
  );
}
