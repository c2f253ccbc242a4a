import type { Db } from '../../db/open-database.ts';
import type { Actor } from '../../platform/actor.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { getProfile } from '../person/read.ts';
import { listSessions } from '../session/read.ts';

export interface ExportOf {
  actor: Extract<Actor, { kind: 'user' }>;
  parts: readonly PersonalData[];
  now: Date;
}

/** The JSON text of everything about a person, piece by piece: never the whole of it is in memory. */
export async function* exportText(db: Db, { actor, parts, now }: ExportOf): AsyncGenerator<string> {
  const { userId, sessionId } = actor;
  const own = {
    exportedAt: now.toISOString(),
    profile: await getProfile(db, userId),
    sessions: await listSessions(db, { personId: userId, currentId: sessionId, now }),
  };
  yield JSON.stringify(own, null, 1).slice(0, -2);
  for (const { name, rows } of parts) {
    yield `,\n ${JSON.stringify(name)}: [`;
    let isFirst = true;
    for await (const row of rows(db, userId)) {
      yield `${isFirst ? '' : ','}\n  ${JSON.stringify(row)}`;
      isFirst = false;
    }
    yield isFirst ? ']' : '\n ]';
  }
  yield '\n}\n';
}
