import { deviceValue } from '../../ui/device/device-value.ts';
import { type InstallAnswers, noAnswers, noUse, type SiteUse } from './install-rule.ts';

/** Replaces missing fields and fields of another type by those of `empty`. */
function fieldsAs<T extends object>(empty: T): (stored: unknown) => T {
  return (stored) => {
    const found = Object(stored ?? {}) as Record<string, unknown>;
    const fields = Object.entries(empty).map(([name, value]) => [
      name,
      typeof found[name] === typeof value ? found[name] : value,
    ]);
    return Object.fromEntries(fields) as T;
  };
}

/** Without storage a refusal would be forgotten, so the app never asks. */
const isStoredOnly = true;

/** The use of the site on this device. */
export const siteUse = deviceValue<SiteUse>('rasteh-use', fieldsAs(noUse), { isStoredOnly });
export const installAnswers = deviceValue<InstallAnswers>('rasteh-install', fieldsAs(noAnswers), { isStoredOnly });

export function noteRefusal(now: number): void {
  const answers = installAnswers.get();
  installAnswers.set({ ...answers, refusals: answers.refusals + 1, refusedAt: now });
}

export const noteInstalled = (): void => void installAnswers.set({ ...installAnswers.get(), isInstalled: true });
