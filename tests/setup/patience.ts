import { vi } from 'vitest';

/** Like `expect.poll` of the configuration, for which vitest has no setting: a busy machine needs more than a second. */
const PATIENCE_MS = 30_000;

type WaitOptions = Parameters<typeof vi.waitFor>[1];
const patient = (options: WaitOptions) => ({
  timeout: PATIENCE_MS,
  ...(typeof options === 'number' ? { timeout: options } : options),
});

const { waitFor, waitUntil } = vi;
/** Files of one worker share `vi`. */
if (!waitFor.name.startsWith('patient')) {
  const patientWaitFor: typeof vi.waitFor = (check, options) => waitFor(check, patient(options));
  const patientWaitUntil: typeof vi.waitUntil = (check, options) => waitUntil(check, patient(options));
  Object.assign(vi, { waitFor: patientWaitFor, waitUntil: patientWaitUntil });
}
