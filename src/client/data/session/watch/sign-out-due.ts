import { deviceValue } from '../../../ui/device/device-value.ts';

/** Whether this device has signed out, but the server does not know yet. Says nothing of the user. */
export const signOutDue = deviceValue('rasteh-sign-out-due', (stored) => stored === true);
