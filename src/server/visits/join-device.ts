import { sql } from 'drizzle-orm';
import { type DeviceBody, type DeviceJoin, deviceBody } from '../../contract/visits/visit.ts';
import { lockPerson } from '../account/person/lock-person.ts';
import { userIdOf } from '../platform/actor.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { mayJoinDevice } from './policy.ts';
import { forgetOldest } from './remember-visit.ts';
import { deviceVisits, personVisits } from './visit.table.ts';

/** Moves a device's history into the person's. What is moved is the device's no more, so a repeat moves nothing. */
export const joinDevice = command({
  name: 'visits.joinDevice',
  input: deviceBody,
  policy: mayJoinDevice,
  effect: join,
  // Never the device's id: it is the key to what the device visits next.
  audit: ({ joined }, { actor }) =>
    joined === 0 ? undefined : { objectType: 'person', objectId: userIdOf(actor), details: { joined } },
});

async function join({ tx, actor, input: { deviceId } }: EffectContext<DeviceBody>): Promise<DeviceJoin> {
  const personId = userIdOf(actor);
  await lockPerson(tx, personId);
  // One of many calls at once deletes a row; only that one adds its visits.
  const { rowCount } = await tx.execute(sql`
    with moved as (delete from ${deviceVisits} where device_id = ${deviceId} returning *)
    insert into ${personVisits} as kept (person_id, object_type, object_id, visits, last_at)
    select ${personId}::uuid, object_type, object_id, visits, last_at from moved order by object_type, object_id
    on conflict (person_id, object_type, object_id) do update
      set visits = kept.visits + excluded.visits, last_at = greatest(kept.last_at, excluded.last_at)`);
  const joined = rowCount ?? 0;
  if (joined > 0) await forgetOldest(tx, personId);
  return { joined };
}
