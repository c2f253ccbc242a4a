import { Link } from '@tanstack/react-router';
import { dataUse, usedInDays } from '../../offline/data-use/data-use.ts';
import { deviceDataTexts } from '../../parts/device-data/device-data-texts.ts';
import { buttonClass } from '../../ui/kit/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useStore } from '../../ui/store.ts';
import classes from './device-data.module.css';
import { SaverSwitch } from './saver-switch.tsx';
import { showBytes } from './show-bytes.ts';
import { StoredSection } from './stored-section.tsx';

const { used, ...words } = deviceDataTexts;
const periods = [
  ['today', 1],
  ['week', 7],
  ['month', 30],
] as const;
const NONE: ReturnType<typeof dataUse.get> = [];

/** What the app receives and stores on this device, and the switch that makes it less. */
export function DeviceDataScreen() {
  const days = useStore(dataUse, NONE);
  return (
    <div className={classes.screen}>
      <PageHead title={words.title} noindex />
      <h1>{words.title}</h1>
      <p className={classes.hint}>{words.lead}</p>
      <SaverSwitch />
      <section className={classes.section}>
        <h2>{used.heading}</h2>
        <dl className={classes.list}>
          {periods.map(([name, count]) => (
            <div key={name}>
              <dt>{used[name]}</dt>
              <dd>{showBytes(usedInDays(days, count))}</dd>
            </div>
          ))}
        </dl>
        <p className={classes.hint}>{used.hint}</p>
      </section>
      <StoredSection />
      <p>
        <Link to="/users/packs" className={buttonClass('link')}>
          {words.packs}
        </Link>
      </p>
    </div>
  );
}
