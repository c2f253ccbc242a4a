import type { SourceFile } from './rule.ts';

/** Files outside the commands that may open a transaction, and why. */
const OPENERS: readonly { path: string; why: string }[] = [
  { path: 'src/server/platform/command/', why: 'opens the transaction of every command' },
  { path: 'src/server/db/', why: 'is the ground that transactions stand on' },
  { path: 'src/server/cli/', why: 'is run by an operator at the machine, not by a caller' },
  { path: 'src/server/catalog/ingest/', why: 'writes catalogues in batches for the import, which reports row by row' },
  { path: 'src/server/catalog/import/', why: 'tries a whole file and rolls it back (--dry-run)' },
  { path: 'src/server/catalog/undo/', why: 'removes one row within the transaction of an undo, or leaves it' },
];

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm;
/** `db.transaction(…)`, `db?.transaction`, `db['transaction']`, `const { transaction } = db`. */
const TRANSACTION = /\.\s*transaction\b|\[\s*['"`]transaction['"`]\s*\]|\{[^{}]*\btransaction\b[^{}]*\}\s*=[^>]/;

const isFault = ({ path, text }: SourceFile): boolean =>
  path.startsWith('src/server/') &&
  !OPENERS.some((opener) => path.startsWith(opener.path)) &&
  TRANSACTION.test(text.replaceAll(COMMENTS, ''));

/** A server area must write through a command, which adds policy, audit, operation id and retry. */
export const checkTransactions = (files: readonly SourceFile[]): string[] =>
  files
    .filter(isFault)
    .map(({ path }) => `${path}: only a command opens a transaction (src/server/platform/command/command.ts)`);
