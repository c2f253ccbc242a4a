import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { objectTypes } from '../../../core/ids/object-types.ts';
import { useReads } from '../../data/use-reads.ts';
import { forgetDeviceId, readDeviceId } from '../../ui/device/device-id.ts';
import { Glyph } from '../../ui/image/glyph.tsx';
import { Icon } from '../../ui/image/icon.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { Name } from '../../ui/name.tsx';
import { clearHistory, mergeVisits, readHistory } from './count/visit-history.ts';
import { clearQueuedVisits } from './count/visit-queue.ts';
import classes from './last-visits.module.css';
import { allVisits } from './queries.ts';
import { VisitLink } from './visit-link.tsx';
import { visitsTexts } from './visits-texts.ts';

const SHOWN_MAX = 6;

/** The last visits of this device, by kind. Renders nothing for an empty history, unless `isAsked`. */
export default function LastVisits({ isAsked }: { isAsked: boolean }) {
  const reads = useReads();
  const queryClient = useQueryClient();
  const [own, setOwn] = useState(readHistory);
  const [deviceId, setDeviceId] = useState(readDeviceId);
  const server = useQuery({
    ...reads.visits.last(deviceId ?? ''),
    enabled: deviceId !== undefined,
    throwOnError: false,
  });
  const visits = mergeVisits(own, deviceId === undefined ? [] : (server.data?.items ?? []));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isAsked]);
  const handleClear = () => {
    clearHistory();
    void clearQueuedVisits().catch(() => {});
    forgetDeviceId();
    setOwn([]);
    setDeviceId(undefined);
    queryClient.removeQueries(allVisits);
  };
  const title = (
    <h2 id="last-visits" ref={heading} tabIndex={-1}>
      {visitsTexts.heading}
    </h2>
  );
  if (visits.length === 0)
    return isAsked ? (
      <section className={classes.visits} aria-labelledby="last-visits">
        <div className={classes.head}>{title}</div>
        <p className={classes.none}>{visitsTexts.none}</p>
      </section>
    ) : null;
  return (
    <section className={classes.visits} aria-labelledby="last-visits">
      <div className={classes.head}>
        {title}
        <Button look="quiet" aria-label={visitsTexts.clearVisits} onClick={handleClear}>
          {visitsTexts.clear}
        </Button>
      </div>
      <div className={classes.groups}>
        {objectTypes.map((type) => {
          const shown = visits.filter(({ objectType }) => objectType === type).slice(0, SHOWN_MAX);
          return (
            shown.length > 0 && (
              <div key={type}>
                <h3>{visitsTexts.types[type]}</h3>
                <ul>
                  {shown.map((visit) => (
                    <li key={visit.objectId}>
                      <VisitLink visit={visit} className={classes.link}>
                        {visit.glyph ? <Glyph name={visit.glyph} /> : <Icon name="supplier" />}
                        <span>
                          <Name text={visit.title} />
                        </span>
                      </VisitLink>
                    </li>
                  ))}
                </ul>
              </div>
            )
          );
        })}
      </div>
    </section>
  );
}
