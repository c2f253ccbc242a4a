import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../../../src/contract/problem.ts';
import type { TradeDocumentTypes } from '../../../../src/contract/trade/document.ts';
import { files } from '../../../../src/server/files/file.table.ts';
import { pruneFiles } from '../../../../src/server/files/prune-files.ts';
import { buildFiles } from '../../../factories/files.ts';
import type { SignedIn } from '../../../setup/sign-in.ts';
import type { TestApp } from '../../../setup/test-app.ts';
import { type fulfilmentCalls, openFulfilmentWorld } from '../fulfilment-world.ts';
import type { TradeWorld } from '../trade-world.ts';

let app: TestApp;
let world: TradeWorld;
let calls: ReturnType<typeof fulfilmentCalls>;

beforeAll(async () => {
  ({ app, world, calls } = await openFulfilmentWorld());
});

afterAll(() => app.close());

const fileOf = async ({ userId }: SignedIn, scope: 'attachment' | 'document' = 'attachment') => {
  const [id = ''] = await buildFiles(app, userId, { count: 1, scope });
  return id;
};
const add = (id: string, as: SignedIn, typeId: string, fileId: string) =>
  calls.call<TradeDocumentTypes & Problem>(as, `POST /traderequests/${id}/documents`, { body: { typeId, fileId } });
const typesOf = async (id: string, as: SignedIn) =>
  (await calls.call<TradeDocumentTypes>(as, `GET /tradedocumenttypes?requestId=${id}`)).body;
const read = async (id: string, fileId: string, as: SignedIn) => {
  const path = `/api/v1/traderequests/${id}/file?fileId=${fileId}`;
  return (await app.app.request(path, { headers: as.headers })).status;
};

describe('the types of documents', () => {
  it('tell what a request has and what it lacks in its state', async () => {
    const { body: all } = await calls.call<TradeDocumentTypes>(world.buyer, 'GET /tradedocumenttypes');
    expect(all.filter(({ missing }) => missing)).toEqual([]);
    expect(all[0]).toMatchObject({ formats: ['image/webp', 'application/pdf'], have: [] });
    const registered = await calls.send();
    expect((await typesOf(registered.id, world.buyer)).filter(({ missing }) => missing)).toEqual([]);
    const { id } = await calls.published();
    const missing = async () => (await typesOf(id, world.buyer)).filter((one) => one.missing).map((one) => one.id);
    expect(await missing()).toEqual(['officialInvoice', 'waybill']);
    const fileId = await fileOf(world.seller);
    expect((await add(id, world.seller, 'waybill', fileId)).status).toBe(200);
    expect((await add(id, world.seller, 'waybill', fileId)).status).toBe(200);
    expect(await missing()).toEqual(['officialInvoice']);
    const waybill = (await typesOf(id, world.buyer)).find((one) => one.id === 'waybill');
    expect(waybill?.have).toMatchObject([{ fileId, name: 'نقشه.webp', mime: 'image/webp' }]);
  });
});

describe('a document', () => {
  it('is read by both parties and operators, by nobody else, and only by its request', async () => {
    const { id } = await calls.published();
    const other = await calls.published();
    const fileId = await fileOf(world.seller);
    expect(await read(id, fileId, world.buyer)).toBe(404);
    await add(id, world.seller, 'certificate', fileId);
    for (const as of [world.buyer, world.seller, world.operator]) expect(await read(id, fileId, as)).toBe(200);
    for (const as of [world.rival, world.stranger]) {
      expect(await read(id, fileId, as)).toBe(404);
      expect((await calls.call(as, `GET /tradedocumenttypes?requestId=${id}`)).status).toBe(404);
    }
    expect(await read(other.id, fileId, world.buyer)).toBe(404);
  });

  it('of a receipt is counted once after a lost answer, and is for both parties alone', async () => {
    const { id } = await calls.published();
    await calls.ship(id, [{ qty: '2' }]);
    const [fileId, foreign] = [await fileOf(world.buyer), await fileOf(world.rival)];
    const [{ id: delivery = '' } = {}] = (await calls.get(id)).deliveries;
    const receive = (fileIds: readonly string[]) => calls.receive(id, [{ receivedQty: '1' }], { delivery, fileIds });
    // Refused as a whole: nothing is received.
    expect((await receive([fileId, foreign])).body).toMatchObject({ code: 'file_unknown', field: 'fileIds' });
    expect((await calls.get(id)).deliveries).toMatchObject([{ receivedAt: null, receiptFiles: [] }]);
    for (let times = 0; times < 2; times += 1)
      expect((await receive([fileId])).body.deliveries).toMatchObject([{ receiptFiles: [fileId] }]);
    const receipts = (await typesOf(id, world.seller)).find((one) => one.id === 'receipt');
    expect(receipts?.have).toMatchObject([{ fileId }]);
    expect(await read(id, fileId, world.seller)).toBe(200);
    expect(await read(id, fileId, world.rival)).toBe(404);
  });

  it('is not taken back by the deletion of its file', async () => {
    const { id } = await calls.published();
    const fileId = await fileOf(world.seller);
    await add(id, world.seller, 'waybill', fileId);
    const refused = await calls.call<Problem>(world.seller, `DELETE /files/${fileId}`);
    expect(refused).toMatchObject({ status: 423, body: { code: 'file_granted' } });
    await pruneFiles(app.deps);
    expect(await read(id, fileId, world.buyer)).toBe(200);
  });

  it('is a file of one’s own, given by the party that has to, while the request is open', async () => {
    const { id } = await calls.published();
    const own = await fileOf(world.buyer);
    expect((await add(id, world.seller, 'waybill', own)).body).toMatchObject({ code: 'file_unknown', field: 'fileId' });
    expect((await add(id, world.buyer, 'waybill', own)).status).toBe(403);
    expect((await add(id, world.operator, 'paymentSlip', own)).status).toBe(403);
    expect((await add(id, world.stranger, 'paymentSlip', own)).status).toBe(404);
    const kept = await fileOf(world.buyer, 'document');
    expect((await add(id, world.buyer, 'paymentSlip', kept)).body.code).toBe('file_type');
    // Refused as a whole: nothing was granted.
    expect(await read(id, kept, world.seller)).toBe(404);
    await app.db.update(files).set({ mime: 'text/html' }).where(eq(files.id, own));
    expect((await add(id, world.buyer, 'paymentSlip', own)).status).toBe(422);
    const { body } = await calls.create({ submit: false });
    const draft = body.requests[0]?.id ?? '';
    expect((await add(draft, world.buyer, 'specification', await fileOf(world.buyer))).body.code).toBe('request_state');
  });
});
