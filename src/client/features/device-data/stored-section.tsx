import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import type { StoredBytes } from '../../offline/data-use/stored-bytes.ts';
import { deviceDataTexts } from '../../parts/device-data/device-data-texts.ts';
import { WithHelp } from '../../ui/help-button.tsx';
import classes from './device-data.module.css';
import { storedRead } from './queries.ts';
import { showBytes } from './show-bytes.ts';

const words = deviceDataTexts.stored;

const nameOf = (name: string): string =>
  Object.entries(words.parts).find(([start]) => name.startsWith(start))?.[1] ?? words.parts.other;

/** What the device keeps, by its parts. */
export function StoredSection() {
  const { data, isError } = useQuery({ ...storedRead, throwOnError: false });
  return (
    <section className={classes.section}>
      <WithHelp id="device-data.stored">
        <h2>{words.heading}</h2>
      </WithHelp>
      {isError && <p>{words.failed}</p>}
      {!data && !isError && <p className={classes.hint}>{words.reading}</p>}
      {data && <StoredTable stored={data} />}
    </section>
  );
}

function StoredTable({ stored: { parts, usage, quota, isPersisted } }: { stored: StoredBytes }) {
  const named = Map.groupBy(parts, ({ name }) => nameOf(name));
  return (
    <>
      <dl className={classes.list}>
        {[...named].map(([name, all]) => (
          <div key={name}>
            <dt>
              {name} <small>{words.entries(formatNumber(all.reduce((sum, { entries }) => sum + entries, 0)))}</small>
            </dt>
            <dd>{showBytes(all.reduce((sum, { bytes }) => sum + bytes, 0))}</dd>
          </div>
        ))}
        {usage !== undefined && (
          <div className={classes.total}>
            <dt>
              {words.total} {quota !== undefined && <small>{words.room(showBytes(quota))}</small>}
            </dt>
            <dd>{showBytes(usage)}</dd>
          </div>
        )}
      </dl>
      <p className={classes.hint}>{isPersisted ? words.isPersisted : words.isNotPersisted}</p>
    </>
  );
}
