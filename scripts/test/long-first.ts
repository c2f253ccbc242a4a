import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take minutes, longest first: one of them at the end would leave half of the machine idle. */
const LONG = [
  'e2e/together/deploy/updates',
  'e2e/together/offline/offline',
  'e2e/together/accessibility',
  'e2e/together/dock',
  'e2e/together/offline/outbox',
  'e2e/together/account-pages',
  'e2e/together/offline/device-faults',
  'e2e/together/offline/push',
  'client/offline/strange-copies',
  'client/talk/voice',
  'client/offline/foreign-answers',
  'client/forms/lost-answers',
  'client/catalog/product-table',
  'client/catalog/product-filters',
  'api/openapi/document-truth',
  'api/db/backup-command',
  'api/reader/reader-thread',
  'api/trade/request-model',
  'api/db/data-dir',
  'api/import/import-command',
  'api/db/backup.',
  'api/imports/catalog-import',
  'api/authorization',
  'api/db/durability',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((part) => moduleId.includes(part));
  return at < 0 ? LONG.length : at;
};

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
