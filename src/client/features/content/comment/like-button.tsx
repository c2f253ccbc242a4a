import { formatNumber } from '../../../../core/numbers/numerals.ts';
import glyphClasses from '../../../ui/image/glyph.module.css';
import { Button } from '../../../ui/kit/button.tsx';
import classes from './comment.module.css';
import { commentTexts } from './comments-texts.ts';
import { RowState } from './row-state.tsx';
import type { ShownLike } from './shown-likes.ts';

const HEART = 'M12 20 4.5 12.4a4.6 4.6 0 0 1 6.5-6.5l1 1 1-1a4.6 4.6 0 0 1 6.5 6.5Z';

type LikeButtonProps = {
  /** What is liked. */
  label: string;
  like: ShownLike;
  /** Whether the label stands beside the sign. @default only the number does */
  isLabelled?: boolean;
  onToggle: () => void;
};

/** Likes something or takes the like away; filled for what is liked, and with its way to the server. */
export function LikeButton({ label, like: { liked, likeCount, row }, isLabelled = false, onToggle }: LikeButtonProps) {
  const count = likeCount === undefined ? undefined : formatNumber(likeCount);
  return (
    <div className={classes.like}>
      <Button look="quiet" size="compact" aria-pressed={liked} onClick={onToggle}>
        <svg
          className={glyphClasses.glyph}
          viewBox="0 0 24 24"
          width={20}
          height={20}
          strokeWidth={1.75}
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={HEART} fill={liked ? 'currentColor' : 'none'} />
        </svg>
        <span className={isLabelled ? undefined : 'visually-hidden'}>{label}</span>
        {count !== undefined && (
          <span>
            {count}
            <span className="visually-hidden"> {commentTexts.like.unit}</span>
          </span>
        )}
      </Button>
      {row && <RowState row={row} />}
    </div>
  );
}
