/// <reference types="vite/types/importMeta.d.ts" />
import type { AreaCalls, CallRow } from './area-calls.ts';

const files = import.meta.glob<Record<string, AreaCalls>>('../api/areas/*.ts', { eager: true });

export const areas: readonly AreaCalls[] = Object.values(files).flatMap((exported) => Object.values(exported));

export const rows: Readonly<Record<string, CallRow>> = Object.assign({}, ...areas.map((area) => area.rows));

/** Calls about the signed-in user, such as `GET /api/v1/notes/{id}`. */
export const isPrivate = (call: string): boolean => {
  const row = rows[call];
  return row !== undefined && (row.isAboutCaller ?? row.access !== 'all');
};
