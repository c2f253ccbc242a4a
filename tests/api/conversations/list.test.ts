import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { buildTalkWorld, type TalkWorld, talkCalls } from './talk-world.ts';

let app: TestApp;
let world: TalkWorld;
let talk: ReturnType<typeof talkCalls>;

beforeAll(async () => {
  app = await openTestApp();
  world = await buildTalkWorld(app);
  talk = talkCalls(world);
});
afterAll(() => app.close());

describe('the list of conversations', () => {
  it('finds what is not answered, for each side, as the conversation itself says', async () => {
    const { buyer, seller, productId } = world;
    const waiting = await talk.say(buyer, { to: { productId } });
    const answered = await talk.say(buyer, talk.toShop());
    await talk.say(seller, { id: answered.conversation.id });
    await talk.say(buyer, { to: { support: true } });
    const idsOf = async (as: typeof buyer, query: string) => (await talk.list(as, query)).map(({ id }) => id);
    expect(await idsOf(buyer, 'answered=false')).toEqual([answered.conversation.id]);
    expect(await idsOf(seller, 'answered=false')).toEqual([waiting.conversation.id]);
    for (const as of [buyer, seller])
      for (const value of [true, false])
        expect((await talk.list(as, `answered=${value}`)).map((one) => one.answered)).not.toContain(!value);
    const all = await talk.list(buyer);
    expect((await talk.list(buyer, 'answered=true')).length).toBe(all.length - 1);
  });

  it('finds the one with a supplier about nothing else, and the one with the operators', async () => {
    const { buyer, shop } = world;
    const [found, ...more] = await talk.list(buyer, `partyId=${shop.supplierId}`);
    expect(found).toMatchObject({ object: null, party: { id: shop.supplierId } });
    expect(more).toEqual([]);
    expect((await talk.list(buyer, 'support=true')).map(({ party }) => party.kind)).toEqual(['support']);
    expect((await talk.list(buyer, 'support=false')).map(({ party }) => party.kind)).not.toContain('support');
    expect(await talk.list(world.stranger, `partyId=${shop.supplierId}`)).toEqual([]);
  });
});
