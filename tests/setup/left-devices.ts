import { afterEach, beforeEach } from 'vitest';
import { closeLeftDevices, openedDevices } from './browser.ts';

/** A test that fails leaves its devices open; its second run and the next test get none of them. */
let before: ReturnType<typeof openedDevices>;

beforeEach(() => {
  before = openedDevices();
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await closeLeftDevices(before);
});
