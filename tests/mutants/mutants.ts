import { inBackground } from './in-background.ts';
import { inMoney } from './money.ts';
import type { Mutant } from './mutant.ts';
import { onDevice } from './on-device.ts';

const onServer: Mutant[] = [
  {
    name: 'an operation id is unique',
    file: 'src/server/db/migrations/0004_commands.sql',
    find: 'CONSTRAINT "operations_actor_id_pk" PRIMARY KEY("actor","id")',
    replace: 'CONSTRAINT "operations_actor_id_pk" CHECK (true)',
    project: 'api',
    tests: ['tests/api/platform/command/idempotency.test.ts'],
  },
  {
    name: 'an operation id belongs to its body',
    file: 'src/server/platform/command/operation.ts',
    find: '|| first.bodyHash !== operation.bodyHash',
    replace: '',
    project: 'api',
    tests: ['tests/api/platform/command/idempotency.test.ts'],
  },
  {
    name: 'an edit of a note locks its row',
    file: 'src/server/notes/change-note.ts',
    find: ".where(eq(notes.id, id)).for('update')",
    replace: '.where(eq(notes.id, id))',
    project: 'api-postgres',
    tests: ['tests/api/notes/notes.test.ts'],
  },
  {
    name: 'an edit of a note builds on the version that was seen',
    file: 'src/server/notes/change-note.ts',
    find: 'if (row.version !== version) throw preconditionFailed();',
    replace: '',
    project: 'api',
    tests: ['tests/api/notes/notes.test.ts'],
  },
  {
    name: 'a note is changed by its owner alone',
    file: 'src/server/notes/policy.ts',
    find: "forOwner(actor, note, 'یادداشت')",
    replace: "note ? true : forOwner(actor, note, 'یادداشت')",
    project: 'api',
    tests: ['tests/api/authorization.test.ts'],
  },
  {
    name: 'a note is read by its owner alone',
    file: 'src/server/notes/read.ts',
    find: 'and(eq(notes.id, id), eq(notes.personId, personId), isNull(notes.deletedAt))',
    replace: 'and(eq(notes.id, id), isNull(notes.deletedAt))',
    project: 'api',
    tests: ['tests/api/authorization.test.ts'],
  },
  {
    name: 'the digest of notes is its reader’s own',
    file: 'src/server/notes/read.ts',
    find: 'readDigest(db, notes, and(eq(notes.personId, personId), isNull(notes.deletedAt)))',
    replace: 'readDigest(db, notes, isNull(notes.deletedAt))',
    project: 'api',
    tests: ['tests/api/notes/notes.test.ts'],
  },
  {
    name: 'a code of a sign-in takes five guesses',
    file: 'src/server/account/sign-in/redeem-code.ts',
    find: "if (sent.tries >= TRIES_MAX) return { kind: 'refused', reason: 'spent' };",
    replace: '',
    project: 'api',
    tests: ['tests/api/account/token.test.ts'],
  },
  {
    name: 'guesses at one code wait for each other',
    file: 'src/server/account/sign-in/redeem-code.ts',
    find: ".where(eq(signInCodes.challenge, input.challenge)).for('update')",
    replace: '.where(eq(signInCodes.challenge, input.challenge))',
    project: 'api-postgres',
    tests: ['tests/api/account/token.test.ts'],
  },
  {
    name: 'who is signed in counts for themself',
    file: 'src/server/platform/http/client-address.ts',
    find: 'group !== undefined && isSignedIn(actor) ? actorKey(actor) : group',
    replace: 'group',
    project: 'api',
    tests: ['tests/api/platform/http/shared-address.test.ts'],
  },
  {
    name: 'a refresh token that comes back late ends its session',
    file: 'src/server/account/session/refresh-session.ts',
    find: "await endSession(tx, session.id, 'tokenReused', now);",
    replace: '',
    project: 'api',
    tests: ['tests/api/account/session.test.ts'],
  },
  {
    name: 'no cache keeps a private answer',
    file: 'src/server/platform/http/private-answers.ts',
    find: "'private, no-store'",
    replace: "'public, max-age=60'",
    project: 'api',
    tests: ['tests/api/private-answers.test.ts'],
  },
];

export const mutants: readonly Mutant[] = [...onServer, ...inMoney, ...inBackground, ...onDevice];
