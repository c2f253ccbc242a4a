import { Link } from '@tanstack/react-router';
import { useDevicePacks } from '../../../offline/packs/device-packs.ts';
import type { PackName } from '../../../offline/packs/pack-rows.ts';
import { WithHelp } from '../../../ui/help-button.tsx';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { PackControl } from './pack-control.tsx';
import classes from './packs.module.css';
import { packTexts } from './packs-texts.ts';

/** Taking a category or a supplier along, where the user keeps it. */
export function PackSection({ name, title }: { name: PackName; title: string }) {
  const { packs } = useDevicePacks();
  return (
    <section className={classes.section}>
      <WithHelp id="packs.take">
        <h3>{packTexts.heading}</h3>
      </WithHelp>
      <p className={classes.small}>{packTexts.what}</p>
      <PackControl name={name} title={title} />
      {packs.length > 0 && (
        <Link to="/users/packs" className={buttonClass('link')}>
          {packTexts.all}
        </Link>
      )}
    </section>
  );
}
