import { deviceValue } from './device-value.ts';

/** Whether this device adds nothing to a history, its own or the account's. */
export const visitsPaused = deviceValue('rasteh-visits-paused', (stored) => stored === true);
