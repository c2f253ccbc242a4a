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
  'client/account/private-pages',
  'client/offline/strange-copies',
  'client/catalog/product-table',
  'client/catalog/product-filters',
  'api/db/backup.',
  'api/catalog/filters-differential',
  'api/import/bmecat-houses',
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
