/*
 * `npm run import -- FILE`: imports a catalogue; exits 0 if at least one product was accepted, even with rejected records,
 * else 1.
 */
import { parseArgs } from 'node:util';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { formatReport } from '../../catalog/import/format-report.ts';
import { guessFile } from '../../catalog/import/guess/guess-file.ts';
import { importCatalog, loadCatalogFile } from '../../catalog/import/import-catalog.ts';
import { loadMapping } from '../../catalog/import/open-record-source.ts';
import { ImportFileError } from '../../catalog/import/record-stream.ts';
import { ReportFile } from '../../catalog/import/report-file.ts';
import { openForOperator, runOperator, tell } from '../operator.ts';

const USAGE =
  'npm run import -- FILE [--mapping FILE] [--category CATEGORY] [--source NAME] [--take-over] [--dry-run] [--report FILE]\nnpm run import -- FILE --guess > MAPPING.json';
/** The embedded engine shares this process's memory: smaller `shared_buffers` and batches. */
const EMBEDDED_BUFFER_MB = 8;
const EMBEDDED_BATCH_SIZE = 200;

await runOperator('ورود داده', async () => {
  const { values, positionals } = readArguments();
  const [path, ...rest] = positionals;
  if (!path || rest.length > 0) {
    tell(USAGE);
    return 1;
  }
  if (values.guess) return printGuess(path);
  const file = await loadCatalogFile(path, {
    mapping: values.mapping === undefined ? undefined : await loadMapping(values.mapping, path),
    category: values.category,
  });
  const database = await openForOperator({ bufferMb: EMBEDDED_BUFFER_MB });
  try {
    const reportFile = values.report ? new ReportFile(values.report) : undefined;
    const report = await importCatalog(database.db, file, {
      source: values.source,
      mayTakeOver: values['take-over'] ?? false,
      isDryRun: values['dry-run'] ?? false,
      onProgress: tell,
      onRejection: reportFile?.add,
      ...(database.engine === 'pglite' && { batchSize: EMBEDDED_BATCH_SIZE }),
    });
    await reportFile?.end(report);
    console.log(formatReport(report));
    const { accepted, updated, unchanged } = report.product;
    if (accepted + updated + unchanged > 0) return 0;
    tell('هیچ کالایی پذیرفته نشد؛ چیزی نوشته نشد.');
    return 1;
  } finally {
    await database.close();
  }
});

/** The mapping alone goes to stdout, so that it can be written to a file. */
async function printGuess(path: string): Promise<number> {
  const { mapping, guesses, sample } = await guessFile(path);
  console.log(JSON.stringify(mapping, null, 2));
  tell('اطمینان به هر حدس:');
  for (const { text, confidence } of guesses) tell(`  ${formatNumber(Math.round(confidence * 100))}٪ ${text}`);
  tell(`ردیف‌های نمونه، آن‌گونه که ثبت می‌شود:\n${sample.join('\n')}`);
  tell('نگاشت را درست کنید و با --mapping FILE به کار ببرید؛ چیزی نوشته نشد.');
  return 0;
}

/** @throws ImportFileError for an unknown option or one without its value */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        category: { type: 'string' },
        source: { type: 'string' },
        'take-over': { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        report: { type: 'string' },
        guess: { type: 'boolean' },
      },
    });
  } catch (error) {
    const [, option = ''] = (error instanceof Error && error.message.match(/(--?[\w-]+)/)) || [];
    throw new ImportFileError(`گزینهٔ «${option}» درست نیست.\n${USAGE}`, 'option-invalid');
  }
}
