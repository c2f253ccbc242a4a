/** Where a transaction may be opened besides a command, and why. */
const OPENERS: readonly { path: string; why: string }[] = [
  { path: 'src/server/platform/command/', why: 'opens the transaction of every command' },
  { path: 'src/server/db/', why: 'is the ground that transactions stand on' },
  { path: 'src/server/operations/', why: 'is run by an operator at the machine, not by a caller' },
  { path: 'src/server/catalog/ingest/', why: 'writes catalogues in batches for the import, which reports row by row' },
  { path: 'src/server/catalog/import/', why: 'tries a whole file and rolls it back (--dry-run)' },
];

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm;
/** `db.transaction(…)`, `db?.transaction`, `db['transaction']`, `const { transaction } = db`. */
const TRANSACTION = /\.\s*transaction\b|\[\s*['"`]transaction['"`]\s*\]|\{[^{}]*\btransaction\b[^{}]*\}\s*=[^>]/;

/** A server area writes through `platform/command/`: policy, audit, operation id and retry come with it. */
export function transactionFaults(file: string, text: string): string[] {
  if (!file.startsWith('src/server/') || OPENERS.some(({ path }) => file.startsWith(path))) return [];
  if (!TRANSACTION.test(text.replaceAll(COMMENTS, ''))) return [];
  return [`${file}: only a command opens a transaction (src/server/platform/command/command.ts)`];
}
