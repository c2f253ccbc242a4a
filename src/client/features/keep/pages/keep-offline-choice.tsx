import { keepTexts } from '../../../offline/outbox/keep-texts.ts';
import { dropPack } from '../../../offline/packs/device-packs.ts';
import { Switch } from '../../../ui/kit/fields/switch.tsx';
import type { ShownFavorite } from '../favorites/shown-favorites.ts';
import { setKeepOffline } from '../keep-actions.ts';
import { PackControl } from '../packs/pack-control.tsx';

const words = keepTexts.keepOffline;

type KeepOfflineChoiceProps = { sub: string | null; favorite: ShownFavorite };

/** Whether a favourite is for use without a network: a product's saved page stays, the others have packs. */
export function KeepOfflineChoice({ sub, favorite }: KeepOfflineChoiceProps) {
  const { objectType, objectId: id, object, keepOffline } = favorite;
  if (objectType === 'page' || !object) return null;
  const pack = objectType === 'product' ? undefined : { kind: objectType, id };
  const turn = (isOn: boolean) => {
    void setKeepOffline(sub, favorite, isOn);
    if (!isOn && pack) void dropPack(pack);
  };
  return (
    <div>
      <Switch
        label={words.label}
        name={words.labelOf(object.title)}
        hint={pack ? words.pack : words.page}
        isOn={keepOffline}
        onTurn={turn}
      />
      {keepOffline && pack && <PackControl name={pack} title={object.title} />}
    </div>
  );
}
