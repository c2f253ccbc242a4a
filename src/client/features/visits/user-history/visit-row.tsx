import type { LastVisit } from '../../../../contract/visits/visit.ts';
import { formatAgo } from '../../../../core/time/dates.ts';
import { Glyph } from '../../../ui/image/glyph.tsx';
import { Monogram } from '../../../ui/image/monogram.tsx';
import { RowContent, rowClass } from '../../../ui/kit/row.tsx';
import { useNow } from '../../../ui/minute-clock.ts';
import { Name } from '../../../ui/name.tsx';
import { VisitLink } from '../visit-link.tsx';
import { userVisitsTexts as words } from './user-visits-texts.ts';

/** One visited object, with the time and number of its visits. */
export function VisitRow({ visit }: { visit: LastVisit }) {
  const { objectType, title, glyph, visits, visitedAt } = visit;
  const sign = objectType === 'supplier' ? <Monogram name={title} /> : <Glyph name={glyph ?? objectType} size={28} />;
  return (
    <VisitLink visit={visit} className={rowClass}>
      <RowContent
        sign={sign}
        name={<Name text={title} />}
        facts={
          <>
            <time dateTime={visitedAt}>{formatAgo(visitedAt, useNow())}</time>
            {visits > 1 && <span>{words.times(visits)}</span>}
          </>
        }
      />
    </VisitLink>
  );
}
