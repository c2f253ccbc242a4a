import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { resultTexts as words } from '../../../src/client/features/payment/result-texts.ts';
import type { AttemptResult } from '../../../src/contract/payments/payment.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { decideAtBank, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { beginCharge } from './wallet-people.ts';

const AMOUNT = 1_000_000;
const POLL_MS = 10;

fakeLocks();
serveCatalog(newCatalog());

let phones = 0;
const signIn = () => signInDevice(`0936222${String(++phones).padStart(4, '0')}`);
const heading = (state: AttemptResult['state']) => screen.findByRole('heading', { name: words.states[state].heading });

describe('the page after the bank', () => {
  it('says to who is signed out that it is paid, and leads on to the wallet', async () => {
    const user = await signIn();
    const { redirectUrl, paymentId } = await beginCharge(user, AMOUNT);
    const path = await decideAtBank(redirectUrl, 'pay');
    userInfo.drop();
    await renderApp(path);
    await heading('paid');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: words.wallet });
    expect(link.getAttribute('href')).toBe(`/profile/wallet?paymentId=${paymentId}`);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('says that it is not paid', async () => {
    const { redirectUrl } = await beginCharge(await signIn(), AMOUNT);
    await renderApp(await decideAtBank(redirectUrl, 'leave'));
    await heading('failed');
  });

  it('says that the bank is asked, and asks again until there is an answer', async () => {
    let asked = 0;
    const result = http.get('*/onlinepayments/results/*', () => {
      asked += 1;
      const state = asked < 3 ? 'asking' : 'paid';
      const paymentId = '01940000-0000-7000-8000-00000000000b';
      return HttpResponse.json({ state, paymentId, pollAfterMs: state === 'paid' ? null : POLL_MS });
    });
    await renderApp('/payment/01940000-0000-7000-8000-00000000000a', { api: [result] });
    await heading('paid');
    await waitFor(() => expect(asked).toBe(3));
  });

  it('says that there is no such payment', async () => {
    await renderApp('/payment/01940000-0000-7000-8000-00000000000a');
    await screen.findByRole('heading', { name: words.missing.heading });
  });
});
