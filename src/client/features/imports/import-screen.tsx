import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ImportDetail } from '../../../contract/imports/import.ts';
import { scopeOf } from '../../../core/imports/import-scopes.ts';
import { isUnderWay } from '../../../core/imports/import-states.ts';
import { ReadGate } from '../../data/read-gate.tsx';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { isRefused, Refused } from '../../parts/account/operator-gate.tsx';
import { buttonClass } from '../../ui/kit/button.tsx';
import { Notice } from '../../ui/kit/notice.tsx';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import { Name } from '../../ui/name.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ImportFacts } from './import-card.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { importsPlace } from './import-place.ts';
import classes from './imports.module.css';
import { importTexts as words } from './imports-texts.ts';
import { PlanForm } from './plan-form.tsx';
import { importReads } from './queries.ts';
import { SheetChoice } from './sheet-choice.tsx';

/** One import: its columns before it runs, then its progress, then what it has done. */
export function ImportScreen({ importId, supplierId }: { importId: string; supplierId: string | null }) {
  const detail = useQuery(importReads(usePrivateApi()).one(importId));
  // A supplier's import that is forgotten is refused as one of operators is.
  if (isRefused(detail.error)) return supplierId === null ? <Refused /> : <Forgotten supplierId={supplierId} />;
  return (
    <section className={classes.screen}>
      <PageHead title={words.scopes[scopeOf(supplierId)].title} noindex />
      <p>
        <Link {...importsPlace({ supplierId })} className={buttonClass('link')}>
          {words.backToList}
        </Link>
      </p>
      <ReadGate query={detail} skeleton={<Skeleton shape="cards" />} hideTime>
        {(loaded) => <LoadedImport detail={loaded} />}
      </ReadGate>
    </section>
  );
}

function Forgotten({ supplierId }: { supplierId: string }) {
  return (
    <Notice heading={words.forgotten} hint={words.scopes.offers.noneHint}>
      <Link {...importsPlace({ supplierId })} className={buttonClass('secondary')}>
        {words.backToList}
      </Link>
    </Notice>
  );
}

function LoadedImport({ detail: { info, guess } }: { detail: ImportDetail }) {
  const { state, rowsDone, rowsTotal } = info;
  return (
    <>
      <h2>
        <Name text={info.fileName} />{' '}
        <span className={classes.mark} data-state={state}>
          {words.states[state]}
        </span>
      </h2>
      <div className={classes.about}>
        <ImportFacts item={info} />
      </div>
      {info.allowedActions.includes('check') && (
        <>
          <SheetChoice id={info.id} guess={guess} />
          <PlanForm key={`${info.id} ${guess.plan.sheet}`} info={info} guess={guess} />
        </>
      )}
      {isUnderWay(state) && (
        <section ref={bringIntoSight} className={classes.card} aria-live="polite">
          <progress
            className={classes.progress}
            aria-label={state === 'undoing' ? words.progress.undoing : words.progress.running}
            max={rowsTotal || 1}
            value={rowsDone}
          />
          <p className={classes.facts}>{words.progress.hint}</p>
        </section>
      )}
      <ImportOutcome info={info} />
    </>
  );
}

/** The form that was pressed far below is gone: the progress comes above it. */
const bringIntoSight = (progress: HTMLElement | null) => progress?.scrollIntoView?.({ block: 'center' });
