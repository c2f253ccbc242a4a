import { ApiError } from '../../data/api.ts';
import { WorkerNotReady } from './device-subscription.ts';
import { pushTexts } from './push-texts.ts';

const { faults } = pushTexts;

/** The text for a failed change. */
export function pushFault(error: Error): string {
  if (error instanceof ApiError) return error.message;
  if (error instanceof WorkerNotReady) return faults.notReady;
  if (error.name === 'NotAllowedError') return faults.refused;
  // The browser's push service is blocked or unreachable.
  if (error instanceof DOMException) return faults.noService;
  return faults.network;
}
