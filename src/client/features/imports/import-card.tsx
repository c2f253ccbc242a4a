import { Link } from '@tanstack/react-router';
import type { ImportInfo } from '../../../contract/imports/import.ts';
import { isUnderWay } from '../../../core/imports/import-states.ts';
import { formatJalali } from '../../../core/time/dates.ts';
import { type DeskColumns, rowTargetClass } from '../../parts/account/desk-rows.tsx';
import { buttonClass } from '../../ui/kit/button.tsx';
import { Name } from '../../ui/name.tsx';
import { importPlace } from './import-place.ts';
import classes from './imports.module.css';
import { importTexts as words } from './imports-texts.ts';

/** One import among others. */
export function ImportCard({ item }: { item: ImportInfo }) {
  const { fileName, state } = item;
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
          {...importPlace(item)}
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
  const { byName, createdAt, rowsTotal } = item;
  const about = [formatJalali(createdAt, 'dateTime'), byName && words.by(byName), words.rows(rowsTotal)];
  return (
    <>
      <p className={classes.facts}>{about.filter(Boolean).join(' · ')}</p>
      <ImportResult item={item} />
    </>
  );
}

function ImportResult({ item: { counts, undone, fault, rowsDone, rowsTotal, state } }: { item: ImportInfo }) {
  return (
    <>
      {isUnderWay(state) && <p>{words.progress.of(rowsDone, rowsTotal)}</p>}
      {counts && state !== 'checked' && !isUnderWay(state) && <p>{words.counts(counts)}</p>}
      {undone && state === 'undone' && <p>{words.undone(undone)}</p>}
      {fault !== null && <p className={classes.fault}>{fault}</p>}
    </>
  );
}

/** The same at a desk. */
export const importColumns: DeskColumns<ImportInfo> = [
  {
    name: words.listColumns.file,
    look: 'text',
    cell: (item) => (
      <Link {...importPlace(item)} className={rowTargetClass}>
        <Name text={item.fileName} />
      </Link>
    ),
  },
  {
    name: words.listColumns.state,
    look: 'figure',
    cell: ({ state }) => (
      <span className={classes.mark} data-state={state}>
        {words.states[state]}
      </span>
    ),
  },
  { name: words.listColumns.rows, look: 'figure', cell: ({ rowsTotal }) => words.rows(rowsTotal) },
  { name: words.listColumns.result, look: 'text', cell: (item) => <ImportResult item={item} /> },
  { name: words.listColumns.by, cell: ({ byName }) => byName && <Name text={byName} /> },
  { name: words.listColumns.at, cell: ({ createdAt }) => formatJalali(createdAt, 'dateTime') },
];
