import { eq, or } from 'drizzle-orm';
import { getPersonPhone } from '../../account/person/read.ts';
import { personActor } from '../../platform/actor.ts';
import { type PersonalData, rowsOfPages } from '../../platform/personal-data.ts';
import { merchantAgents } from '../agent.table.ts';
import { listAgents } from './read.ts';

const PAGE_SIZE = 100;

/** What a person was asked to do for merchants, accepted or not. */
export const agenciesOfPerson: PersonalData = {
  name: 'merchantAgencies',
  columns: [merchantAgents.personId, merchantAgents.phone],
  rows: (db, userId) => {
    const actor = personActor(userId);
    return rowsOfPages((cursor) => listAgents(db, { actor, now: new Date() }, { size: PAGE_SIZE, cursor }));
  },
  erase: async (tx, personId) => {
    const phone = await getPersonPhone(tx, personId);
    await tx.delete(merchantAgents).where(or(eq(merchantAgents.personId, personId), eq(merchantAgents.phone, phone)));
  },
};
