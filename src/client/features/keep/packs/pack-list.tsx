import { packKey, useDevicePacks } from '../../../offline/packs/device-packs.ts';
import { KeptTitle } from '../kept-title.tsx';
import { PackControl } from './pack-control.tsx';
import classes from './packs.module.css';

/** The packs of this device and the downloads that have not ended. */
export function PackList() {
  const { packs, loads } = useDevicePacks();
  const manifests = new Map([...loads, ...packs].map(({ manifest }) => [packKey(manifest), manifest]));
  return (
    <ul className={classes.list}>
      {[...manifests].map(([key, { kind, id, title, slug, glyph }]) => (
        <li key={key} className={classes.card}>
          <KeptTitle objectType={kind} objectId={id} object={{ title, slug, glyph }} />
          <PackControl name={{ kind, id }} title={title} />
        </li>
      ))}
    </ul>
  );
}
