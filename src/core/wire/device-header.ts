/** Carries the random id that a device's history belongs to; the id stands in no URL. */
export const DEVICE_HEADER = 'x-device-id';
