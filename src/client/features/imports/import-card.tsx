import { Link } from '@tanstack/react-router';
import type { ImportInfo } from '../../../contract/imports/import.ts';
import { isUnderWay } from '../../../core/imports/import-states.ts';
import { formatJalali } from '../../../core/time/dates.ts';
import { buttonClass } from '../../ui/kit/button.tsx';
import { Name } from '../../ui/name.tsx';
import classes from './imports.module.css';
import { importTexts as words } from './imports-texts.ts';

/** One import among others. */
export function ImportCard({ item }: { item: ImportInfo }) {
  const { id, fileName, state } = item;
  return (
    <article className={classes.card}>
      <h3>
        <Name text={fileName} />{' '}
        <span className={classes.mark} data-state={state}>
          {words.states[state]}
        </span>
      </h3>
      <ImportFacts item={item} />
      <p>
        <Link
          to="/profile/admin/imports/$importId"
          params={{ importId: id }}
          className={buttonClass('secondary', 'compact')}
          aria-label={words.openNamed(fileName)}
        >
          {words.open}
        </Link>
      </p>
    </article>
  );
}

/** Who sent it, when, and what it has done. */
export function ImportFacts({ item }: { item: ImportInfo }) {
  const { byName, createdAt, counts, undone, fault, rowsDone, rowsTotal, state } = item;
  const about = [formatJalali(createdAt, 'dateTime'), byName && words.by(byName), words.rows(rowsTotal)];
  return (
    <>
      <p className={classes.facts}>{about.filter(Boolean).join(' · ')}</p>
      {isUnderWay(state) && <p>{words.progress.of(rowsDone, rowsTotal)}</p>}
      {counts && state !== 'checked' && !isUnderWay(state) && <p>{words.counts(counts)}</p>}
      {undone && state === 'undone' && <p>{words.undone(undone)}</p>}
      {fault !== null && <p className={classes.fault}>{fault}</p>}
    </>
  );
}
