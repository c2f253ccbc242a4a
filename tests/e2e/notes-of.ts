import type { Device } from '../setup/browser.ts';

/** The notes as the server has them, read with the device's own session. */
export const notesOf = ({ page }: Device): Promise<string[]> =>
  page.evaluate(async () => {
    const form = { grant_type: 'refresh_token', client_id: 'rasteh-web' };
    const token = await fetch('/connect/token', { method: 'POST', body: new URLSearchParams(form) });
    const { access_token: access } = (await token.json()) as { access_token: string };
    const answer = await fetch('/api/v1/notes/byuser?size=100', { headers: { authorization: `Bearer ${access}` } });
    const { items } = (await answer.json()) as { items: { text: string }[] };
    return items.map(({ text }) => text).sort();
  });
