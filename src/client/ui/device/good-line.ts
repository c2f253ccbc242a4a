import { savesData } from './saves-data.ts';

interface Connection {
  effectiveType?: string;
  type?: string;
}

/** Of the types that a browser tells, those that nobody pays for by the megabyte. Desktops tell none. */
const UNMETERED: readonly (string | undefined)[] = ['wifi', 'ethernet', undefined];

/** Whether more than what the user asks for may be loaded. False where the browser does not tell. */
export function isGoodLine(): boolean {
  if (savesData() || !navigator.onLine || !('connection' in navigator)) return false;
  const { effectiveType, type } = navigator.connection as Connection;
  return effectiveType === '4g' && UNMETERED.includes(type);
}
