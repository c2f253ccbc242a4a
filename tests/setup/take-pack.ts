import type { PackData } from '../../src/client/offline/packs/pack-data.ts';
import { unpack } from '../../src/client/offline/packs/unpack.ts';
import type { PackManifest } from '../../src/contract/packs/pack.ts';
import type { TestApp } from './test-app.ts';

/** A pack as a device has it after the download. @param path below `/api/v1/packs` */
export async function takePack(app: Pick<TestApp, 'app' | 'get'>, path: string): Promise<PackData> {
  const url = `/api/v1/packs/${path}`;
  const { body } = await app.get<PackManifest>(url);
  return unpack(body, async (hash) => {
    const response = await app.app.request(`${url}/part?hash=${hash}`);
    return new Uint8Array(await response.arrayBuffer());
  });
}
