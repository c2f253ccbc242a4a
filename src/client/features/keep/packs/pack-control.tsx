import { useApi } from '../../../data/use-api.ts';
import { dropPack, pausePack, takePack } from '../../../offline/packs/device-packs.ts';
import type { PackName } from '../../../offline/packs/pack-rows.ts';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { Icon } from '../../../ui/image/icon.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import classes from './packs.module.css';
import { packTexts } from './packs-texts.ts';
import { packSource } from './queries.ts';
import { type PackView, usePack } from './use-pack.ts';

type PackControlProps = { name: PackName; title: string };

/** What the device has of a pack, how large it is, and what can be done with it. */
export function PackControl({ name, title }: PackControlProps) {
  const api = useApi();
  const pack = usePack(name);
  const take = () => void takePack(packSource(api), name);
  return (
    <div className={classes.control}>
      <PackState pack={pack} />
      {pack.running ? <Running pack={pack} title={title} /> : <Choices pack={pack} take={take} />}
      {(pack.stored || pack.load) && (
        <Button size="compact" look="quiet" aria-label={packTexts.removeOf(title)} onClick={() => void dropPack(name)}>
          {packTexts.remove}
        </Button>
      )}
      {pack.fault && !pack.running && <Message tone="failed">{packTexts.faults[pack.fault]}</Message>}
    </div>
  );
}

function PackState({ pack: { stored, latest, isAsking, neededBytes, isOfOtherBuild } }: { pack: PackView }) {
  if (!stored) {
    if (latest) return <p>{packTexts.size(latest)}</p>;
    return isAsking ? <p role="status">{packTexts.asking}</p> : null;
  }
  const isStale = latest !== undefined && neededBytes > 0;
  const said = isStale ? packTexts.stale : latest && packTexts.current;
  return (
    <div className={classes.state}>
      <p className={classes.here}>
        <Icon name="done" size={20} /> {packTexts.here}
      </p>
      <p className={classes.small}>
        {packTexts.size(stored.manifest)}، <AsOf at={stored.confirmedAt} />
      </p>
      <p className={classes.small}>{isOfOtherBuild ? packTexts.otherBuild : said}</p>
    </div>
  );
}

function Running({ pack: { running }, title }: { pack: PackView; title: string }) {
  const { doneBytes = 0, allBytes = 0 } = running?.progress ?? {};
  return (
    <div className={classes.running}>
      <progress aria-label={packTexts.progress(title)} max={allBytes || 1} value={doneBytes} />
      <p role="status" className={classes.small}>
        {running?.progress ? packTexts.unfinished(doneBytes, allBytes) : packTexts.waiting}
      </p>
      <Button size="compact" onClick={pausePack}>
        {packTexts.pause}
      </Button>
    </div>
  );
}

function Choices({ pack, take }: { pack: PackView; take: () => void }) {
  const { stored, load, latest, neededBytes, isBusy, fault } = pack;
  const isRefused = fault === 'tooLarge' || fault === 'noRoom' || fault === 'format';
  if (isBusy) return <p className={classes.small}>{packTexts.waiting}</p>;
  if (load) {
    return (
      <Button size="compact" look="primary" onClick={take}>
        {packTexts.resume}
      </Button>
    );
  }
  if (stored) {
    if (!latest || (neededBytes === 0 && latest.version === stored.manifest.version)) return null;
    return (
      <Button size="compact" look="primary" onClick={take}>
        {packTexts.update(neededBytes)}
      </Button>
    );
  }
  return (
    <Button look="primary" disabled={!latest || isRefused} onClick={take}>
      {packTexts.take}
    </Button>
  );
}
