import { deviceValue } from '../../ui/device/device-value.ts';
import type { ReadPage } from './read-policy.ts';

interface KeptPages {
  /** The user who keeps them; null before a sign-in. */
  sub: string | null;
  /** Of products. */
  ids: readonly string[];
}

const NONE: KeptPages = { sub: null, ids: [] };

function isKeptPages(value: unknown): value is KeptPages {
  const { sub, ids } = (value ?? {}) as Partial<Record<keyof KeptPages, unknown>>;
  return (sub === null || typeof sub === 'string') && Array.isArray(ids) && ids.every((id) => typeof id === 'string');
}

/** The products whose saved pages stay on the device, however old and unused they are. */
export const keptPages = deviceValue('rasteh-kept-pages', (stored) => (isKeptPages(stored) ? stored : NONE));

export const isKeptPage = (page: ReadPage | undefined): boolean =>
  page?.type === 'product' && keptPages.get().ids.includes(page.id);
