/** `node scripts/check-rules.ts`: the rules that the linter and the compiler do not know. */
import { join } from 'node:path';
import { checkClientSchemas } from './rules/client-schemas.ts';
import { checkClientSeams } from './rules/client-seams.ts';
import { checkCommandInputs } from './rules/command-inputs.ts';
import { checkFileCycles, checkFolderCycles } from './rules/cycles.ts';
import { checkFileLength } from './rules/file-length.ts';
import { checkFolderSize } from './rules/folder-size.ts';
import { checkImportFailures } from './rules/import-failures.ts';
import { checkImports } from './rules/imports.ts';
import { checkKit } from './rules/kit.ts';
import { checkLogicalCss } from './rules/logical-css.ts';
import { checkNamedPaths } from './rules/named-paths.ts';
import { checkReads } from './rules/reads.ts';
import type { Rule } from './rules/rule.ts';
import { readSourceFiles } from './rules/source-files.ts';
import { checkTexts } from './rules/texts.ts';
import { checkTransactions } from './rules/transactions.ts';

/** A new rule is one line here; what it has to be stands in `rules/rule.ts`. */
const rules: Readonly<Record<string, Rule>> = {
  imports: checkImports,
  'file-cycles': checkFileCycles,
  'folder-cycles': checkFolderCycles,
  'file-length': checkFileLength,
  'folder-size': checkFolderSize,
  texts: checkTexts,
  'logical-css': checkLogicalCss,
  kit: checkKit,
  'named-paths': checkNamedPaths,
  reads: checkReads,
  'client-seams': checkClientSeams,
  'client-schemas': checkClientSchemas,
  'import-failures': checkImportFailures,
  transactions: checkTransactions,
  'command-inputs': checkCommandInputs,
};

const files = readSourceFiles(join(import.meta.dirname, '..'));
const faults = Object.entries(rules).flatMap(([name, rule]) => rule(files).map((fault) => `${name}: ${fault}`));
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n${faults.length} faults\n`);
  process.exit(1);
}
