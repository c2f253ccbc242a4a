import { Link } from '@tanstack/react-router';
import type { Span } from '../../../core/need/need-types.ts';
import { buttonClass } from '../../ui/kit/button.tsx';
import { Name } from '../../ui/name.tsx';
import classes from './need-reading.module.css';
import { needTexts } from './need-texts.ts';

/** Further things of the sentence, each a need of its own. */
export function FurtherNeeds({ sentence, spans }: { sentence: string; spans: readonly Span[] }) {
  const said = spans.map((span) => sentence.slice(...span).trim());
  if (said.length === 0) return null;
  return (
    <div className={classes.unread}>
      <p>{needTexts.further}</p>
      {said.map((one) => (
        <Link key={one} to="/ai" search={{ q: one }} className={buttonClass('quiet')}>
          <Name text={needTexts.readAlone(one)} />
        </Link>
      ))}
    </div>
  );
}
