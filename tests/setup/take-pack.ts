import type { PackData } from '../../src/client/offline/packs/pack-data.ts';
import { unpack } from '../../src/client/offline/packs/unpack.ts';
import type { PackManifest } from '../../src/contract/packs/pack.ts';
import type { TestApp } from './test-app.ts';

/**
 * A pack as a device has it after the download.
 * @param path below `/api/v1/packs`
 * @param onRead hears of the parts that are read; without it all drawings are read at once
 */
export async function takePack(
  app: Pick<TestApp, 'app' | 'get'>,
  path: string,
  onRead?: (hashes: readonly string[]) => void,
): Promise<PackData> {
  const url = `/api/v1/packs/${path}`;
  const { body } = await app.get<PackManifest>(url);
  const partOf = async (hash: string) => {
    const response = await app.app.request(`${url}/part?hash=${hash}`);
    return new Uint8Array(await response.arrayBuffer());
  };
  const pack = await unpack(body, (hashes) => {
    onRead?.(hashes);
    return Promise.all(hashes.map(partOf));
  });
  if (!onRead) await pack.drawings.readAll();
  return pack;
}
