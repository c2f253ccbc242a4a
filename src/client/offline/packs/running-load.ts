import { deviceValue } from '../../ui/device/device-value.ts';

/** Whether a download was under way when the device last wrote this: then it goes on at the next start. */
export const runningLoad = deviceValue('rasteh-pack-load', (stored) => stored === true);

export const PACKS_DATABASE = 'rasteh-packs';
