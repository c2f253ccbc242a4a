/** A fault that somebody could write, and the tests that must find it. */
export interface Mutant {
  /** The rule that is broken. */
  name: string;
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  project: 'core' | 'client' | 'api' | 'api-postgres';
  /** At least one of them must fail. */
  tests: string[];
}

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
    find: ' || sent.tries >= TRIES_MAX',
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
    name: 'a refresh token that comes back late ends its session',
    file: 'src/server/account/session/refresh-session.ts',
    find: "await endSession(tx, session.id, 'tokenReused', now);",
    replace: '',
    project: 'api',
    tests: ['tests/api/account/session.test.ts'],
  },
  {
    name: 'no cache keeps a private answer',
    file: 'src/server/platform/private-answers.ts',
    find: "'private, no-store'",
    replace: "'public, max-age=60'",
    project: 'api',
    tests: ['tests/api/private-answers.test.ts'],
  },
];

const onDevice: Mutant[] = [
  {
    name: 'one tab sends at a time',
    file: 'src/client/offline/outbox/outbox.ts',
    find: 'navigator.locks.request(LOCK, work) : work()',
    replace: 'work() : work()',
    project: 'client',
    tests: ['tests/client/offline/outbox.test.ts'],
  },
  {
    name: 'every try of a row has the same key',
    file: 'src/client/offline/outbox/sender.ts',
    find: "headers.set('idempotency-key', row.id);",
    replace: "headers.set('idempotency-key', crypto.randomUUID());",
    project: 'client',
    tests: ['tests/client/offline/outbox.test.ts'],
  },
  {
    name: 'only a problem document refuses a row',
    file: 'src/client/offline/outbox/send-outcome.ts',
    find: "if (!problem) return as('later', false);",
    replace: "if (!problem) return as('refused');",
    project: 'client',
    tests: ['tests/client/offline/outbox.test.ts'],
  },
  {
    name: 'a row waits for its own user',
    file: 'src/client/offline/outbox/sender.ts',
    find: 'owner === null ? !known.isPrivate : owner === sub',
    replace: 'true',
    project: 'client',
    tests: ['tests/client/offline/outbox.test.ts'],
  },
  {
    name: 'a sign-out removes the unsent rows of the user',
    file: 'src/client/features/account/profile/sign-out-sheet.tsx',
    find: 'rows.remove((row) => row.sub === sub)',
    replace: 'rows.remove(() => false)',
    project: 'client',
    tests: ['tests/client/account/sign-out-wipe.test.tsx'],
  },
  {
    name: 'a sign-out deletes the private store',
    file: 'src/client/data/session/watch-session.ts',
    find: 'one.dropPrivateStores(kept)',
    replace: 'void one.dropPrivateStores',
    project: 'client',
    tests: ['tests/client/account/sign-out-wipe.test.tsx'],
  },
  {
    name: 'a sign-out in another tab drops the private reads of this one',
    file: 'src/client/data/session/watch-session.ts',
    find: 'if (before !== undefined && before !== sub) dropPrivateReads(queryClient);',
    replace: '',
    project: 'client',
    tests: ['tests/client/account/session.test.ts'],
  },
  {
    name: 'a list that differs from the server’s is read anew',
    file: 'src/client/features/keep/check-kept.ts',
    find: 'if (await isSame(name, reads, api)) return mark(name, false);',
    replace: 'if (await isSame(name, reads, api) || sub) return mark(name, false);',
    project: 'client',
    tests: ['tests/client/keep/keep.test.tsx'],
  },
  {
    name: 'an answer that is on its way does not cover a newer one',
    file: 'src/client/features/keep/notes/note-operation.ts',
    find: 'await client.cancelQueries({ queryKey: notesKey });',
    replace: '',
    project: 'client',
    tests: ['tests/client/keep/keep-faults.test.tsx'],
  },
  {
    name: 'an answer is in its read before its row goes',
    file: 'src/client/offline/outbox/sender.ts',
    find: 'await operation.settle?.(answer, row.payload, readsOf(host)).catch(() => {});',
    replace: '',
    project: 'client',
    tests: ['tests/client/keep/keep-faults.test.tsx'],
  },
  {
    name: 'a full device frees room for what was written',
    file: 'src/client/offline/outbox/outbox.ts',
    find: 'await freeSpace();',
    replace: 'throw error;',
    project: 'client',
    tests: ['tests/client/offline/outbox-storage.test.ts'],
  },
  {
    name: 'a pack is replaced when all of its parts are there',
    file: 'src/client/offline/packs/pack-rows.ts',
    find: 'if ((await lackingIn(rows, manifest.parts)).size > 0) throw new PackGoneError();',
    replace: '',
    project: 'client',
    tests: ['tests/client/offline/download-pack.test.ts'],
  },
  {
    name: 'a download leaves the parts of the earlier pack',
    file: 'src/client/offline/packs/pack-rows.ts',
    find: 'const manifests = [...packs.filter(isStoredPack), ...loads.filter(isStoredLoad)]',
    replace: 'const manifests = [...(loads.length > 0 ? loads.filter(isStoredLoad) : packs.filter(isStoredPack))]',
    project: 'client',
    tests: ['tests/client/offline/download-pack.test.ts'],
  },
  {
    name: 'offers of one part count once in a facet of a pack',
    file: 'src/core/filters/filter-columns.ts',
    find: 'if (last[code] === part) continue;',
    replace: '',
    project: 'core',
    tests: ['tests/core/filters/filter-columns.test.ts'],
  },
  {
    name: 'a part of a pack is what its name says',
    file: 'src/client/offline/packs/download-pack.ts',
    find: '&& (await hashOf(bytes)) === part.hash',
    replace: '',
    project: 'client',
    tests: ['tests/client/offline/download-pack.test.ts'],
  },
  {
    name: 'a transaction that is late is aborted',
    file: 'src/client/offline/saved-reads/idb-connection.ts',
    find: 'transaction?.abort();',
    replace: '',
    project: 'client',
    tests: ['tests/client/offline/idb-connection.test.ts'],
  },
];

export const mutants: readonly Mutant[] = [...onServer, ...onDevice];
