import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, inject } from 'vitest';
import { closeBrowser, type Device, openPhone } from './browser.ts';
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts';

export interface PhoneBehindProxy {
  readonly device: Device;
  readonly proxy: FaultyProxy;
  /** Closes the browser and starts it again with the same profile. */
  restart(): Promise<void>;
}

/** For each test of the file a phone with an empty profile, which reaches the site through a proxy that makes faults. */
export function phoneBehindProxy(): PhoneBehindProxy {
  let profile: string;
  let device: Device;
  let proxy: FaultyProxy;
  const start = async () => {
    device = await openPhone({ userDataDir: profile });
  };
  beforeEach(async () => {
    proxy = await startFaultyProxy(inject('siteUrl'));
    profile = await mkdtemp(join(tmpdir(), 'rasteh-phone-'));
    await start();
  });
  afterEach(async () => {
    await device.close();
    await proxy.close();
    await rm(profile, { recursive: true, force: true });
  });
  afterAll(closeBrowser);
  return {
    get device() {
      return device;
    },
    get proxy() {
      return proxy;
    },
    async restart() {
      await device.close();
      await start();
    },
  };
}
