import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { USER_INFO_KEY } from '../../../src/client/data/session/user-info.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { PERSON, refusals, type SignInService, signInService } from '../../setup/sign-in-service.ts';
import { type RenderedApp, renderApp, serveCatalog } from '../render-app.tsx';
import { fakeLocks } from './fake-locks.ts';

const STEP_KEY = 'rasteh-sign-in';

fakeLocks();
serveCatalog(newCatalog());

let service: SignInService;
beforeEach(() => {
  service = signInService('http://rasteh.test');
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'OTPCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const open = (path = '/users/login'): Promise<RenderedApp> => renderApp(path, { api: service.handlers });
const phoneInput = () => screen.findByLabelText<HTMLInputElement>('شمارهٔ موبایل');
const codeInput = () => screen.findByLabelText<HTMLInputElement>('کد ورود');
const errorOf = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

async function sendPhone(text = '0912 000 0001'): Promise<void> {
  const input = await phoneInput();
  fireEvent.input(input, { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'دریافت کد ورود' }));
}

async function writeCode(text: string): Promise<HTMLInputElement> {
  const input = await codeInput();
  fireEvent.change(input, { target: { value: text } });
  return input;
}

const isSignedIn = () => waitFor(() => expect(localStorage.getItem(USER_INFO_KEY)).toContain(PERSON.sub));

describe('the first step', () => {
  it.each(['09120000001', '۰۹۱۲ ۰۰۰ ۰۰۰۱', '٠٩١٢٠٠٠٠٠٠١', '+98 912 000 0001', '9120000001'])(
    'sends a code to a phone in any spelling: %s',
    async (text) => {
      await open();
      await sendPhone(text);
      const code = await codeInput();
      expect(service.sent).toEqual(['+989120000001']);
      expect(document.activeElement).toBe(code);
      expect(code.getAttribute('autocomplete')).toBe('one-time-code');
      expect(errorOf(code)).toContain('۰۹۱۲***۰۰۰۱');
    },
  );

  it('refuses another number beside its field, which keeps the focus and what was written', async () => {
    await open();
    await sendPhone('021 8888');
    const input = await phoneInput();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(errorOf(input)).toContain('درست نیست');
    expect([document.activeElement, input.value]).toEqual([input, '021 8888']);
    fireEvent.input(input, { target: { value: '0912' } });
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(service.calls).toEqual([]);
  });

  it.each([
    [refusals.sentRecently, /۴۵ ثانیه/],
    [refusals.limitReached, /۲ ساعت/],
    [refusals.newDevices, /از دستگاه‌های تازه.*۲ ساعت/],
    [refusals.network, /از شبکه‌ای که.*۳۲ دقیقه/],
    [refusals.tooMany, /۳ دقیقه/],
    [refusals.notSent, /پیامک فرستاده نشد/],
    [{ status: 400, code: 'validation_failed', field: 'phoneNumber' }, /درست نیست/],
    [{ status: 500, code: 'internal' }, /نشد/],
  ])('says why no code was sent, and when to try again: %j', async (refusal, text) => {
    service.refusal = refusal;
    await open();
    await sendPhone();
    const input = await phoneInput();
    await waitFor(() => expect(errorOf(input)).toMatch(text));
    expect(input.value).toBe('0912 000 0001');
  });

  it('loses nothing without a network', async () => {
    service.isOffline = true;
    await open();
    await sendPhone();
    const input = await phoneInput();
    await waitFor(() => expect(errorOf(input)).toContain('شبکه در دسترس نیست'));
    expect(input.value).toBe('0912 000 0001');
    service.isOffline = false;
    fireEvent.click(screen.getByRole('button', { name: 'دریافت کد ورود' }));
    await codeInput();
  });
});

describe('the second step', () => {
  it('signs in by itself as soon as the code is complete, with digits of any script', async () => {
    const { router } = await open();
    await sendPhone();
    const input = await writeCode('۱۲ ۳٤');
    expect(input.value).toBe('1234');
    expect(service.calls).toEqual(['code']);
    await writeCode('کد شما: ۱۲۳۴۵');
    await isSignedIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sessionStorage.getItem(STEP_KEY)).toBeNull();
    expect(screen.getAllByText('حساب من').length).toBe(2);
  });

  it('tells the tries that are left, and lets the code be written again', async () => {
    await open();
    await sendPhone();
    const input = await writeCode('11111');
    await waitFor(() => expect(errorOf(input)).toContain('۴ بار دیگر'));
    expect([input.value, document.activeElement]).toEqual(['11111', input]);
    for (const code of ['22222', '33333', '44444', '55555']) {
      await writeCode(code);
      await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
    }
    expect(errorOf(input)).toContain('دیگر پذیرفته نمی‌شود');
    expect(service.calls.filter((call) => call === 'redeem')).toHaveLength(5);
  });

  it('says that the code is too short instead of sending it', async () => {
    await open();
    await sendPhone();
    const input = await writeCode('123');
    fireEvent.click(screen.getByRole('button', { name: 'ورود' }));
    expect(errorOf(input)).toContain('کد ۵ رقم دارد');
    expect(service.calls).toEqual(['code']);
  });

  it('says what the server says of an expired code, and then offers another one', async () => {
    service.isExpired = true;
    service.resendSeconds = 0;
    await open();
    await sendPhone();
    const input = await writeCode('12345');
    await waitFor(() => expect(errorOf(input)).toContain('زمان این کد گذشت'));
    service.isExpired = false;
    fireEvent.click(screen.getByRole('button', { name: /فرستادن دوبارهٔ کد/ }));
    await waitFor(() => expect(service.sent).toHaveLength(2));
    await waitFor(() => expect(input.value).toBe(''));
    await writeCode('12345');
    await isSignedIn();
  });

  it('says that the time is over by itself', async () => {
    service.codeSeconds = 0;
    await open();
    await sendPhone();
    expect(errorOf(await codeInput())).toContain('زمان این کد گذشت');
  });

  it('counts down to another code without announcing each second, then says that it may be asked for', async () => {
    service.resendSeconds = 60;
    await open();
    await sendPhone();
    await codeInput();
    const resend = screen.getByRole<HTMLButtonElement>('button', { name: 'فرستادن دوبارهٔ کد' });
    expect([resend.disabled, resend.textContent]).toEqual([true, expect.stringMatching(/۱:۰۰|۰:[۱-۵][۰-۹]/)]);
    const status = resend.parentElement?.querySelector('[role=status]');
    expect(status?.textContent).toBe('');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    await waitFor(() => expect(resend.disabled).toBe(false));
    expect(status?.textContent).toContain('اکنون می‌توانید');
    service.refusal = refusals.limitReached;
    fireEvent.click(resend);
    await waitFor(() => expect(status?.textContent).toContain('۲ ساعت'));
  });

  it('keeps the code without a network', async () => {
    await open();
    await sendPhone();
    await codeInput();
    service.isOffline = true;
    const input = await writeCode('12345');
    await waitFor(() => expect(errorOf(input)).toContain('شبکه در دسترس نیست'));
    expect(input.value).toBe('12345');
    service.isOffline = false;
    fireEvent.click(screen.getByRole('button', { name: 'ورود' }));
    await isSignedIn();
  });

  it('survives a reload, without the code', async () => {
    const first = await open('/users/login?redirectPath=%2Fprofile');
    await sendPhone();
    await codeInput();
    const stored = sessionStorage.getItem(STEP_KEY) ?? '';
    expect(stored).toContain('+989120000001');
    await act(async () => first.unmount());
    const { router } = await open('/users/login?redirectPath=%2Fprofile');
    await writeCode('12345');
    await isSignedIn();
    expect(service.sent).toHaveLength(1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  });

  it('returns to the first step, and back to the code that was sent if the number stays', async () => {
    await open();
    await sendPhone();
    await codeInput();
    fireEvent.click(screen.getByRole('button', { name: 'تغییر شماره' }));
    expect((await phoneInput()).value).toBe('09120000001');
    fireEvent.click(screen.getByRole('button', { name: 'دریافت کد ورود' }));
    await codeInput();
    expect(service.sent).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'تغییر شماره' }));
    await sendPhone('09120000002');
    await codeInput();
    expect(service.sent).toEqual(['+989120000001', '+989120000002']);
  });

  it('waits for the next message when another code was sent', async () => {
    const requests: CredentialRequestOptions[] = [];
    Object.defineProperty(window, 'OTPCredential', { value: class {}, configurable: true });
    Object.defineProperty(navigator, 'credentials', {
      configurable: true,
      value: {
        get: (given: CredentialRequestOptions) => {
          requests.push(given);
          return new Promise(() => {});
        },
      },
    });
    service.resendSeconds = 0;
    await open();
    await sendPhone();
    await codeInput();
    fireEvent.click(screen.getByRole('button', { name: /فرستادن دوبارهٔ کد/ }));
    await waitFor(() => expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]));
  });

  it('takes the code from the message, and stops waiting for it when the page is left', async () => {
    const requests: CredentialRequestOptions[] = [];
    const waiting = Promise.withResolvers<{ code: string }>();
    Object.defineProperty(window, 'OTPCredential', { value: class {}, configurable: true });
    Object.defineProperty(navigator, 'credentials', {
      configurable: true,
      value: {
        get: (given: CredentialRequestOptions) => {
          requests.push(given);
          return waiting.promise;
        },
      },
    });
    await open();
    await sendPhone();
    await codeInput();
    expect(requests.map(({ signal }) => signal?.aborted)).toEqual([false]);
    waiting.resolve({ code: '12345' });
    await isSignedIn();
    await waitFor(() => expect(requests[0]?.signal?.aborted).toBe(true));
  });
});

describe('after a sign-in', () => {
  async function signIn(path: string, before: string[] = []): Promise<RenderedApp> {
    const app = await open(before[0] ?? path);
    for (const next of [...before.slice(1), path].slice(before.length === 0 ? 1 : 0))
      await act(async () => app.router.history.push(next));
    await sendPhone();
    await writeCode('12345');
    await isSignedIn();
    await waitFor(() => expect(app.router.state.location.pathname).not.toBe('/users/login'));
    return app;
  }
  const hrefOf = ({ router }: RenderedApp) => router.state.location.href;

  it('the page follows that wanted it, in the place of the login page', async () => {
    const app = await signIn('/users/login?redirectPath=%2Fnotifications%3Fx%3D1', ['/ai']);
    expect(hrefOf(app)).toContain('/notifications');
    await act(async () => app.router.history.back());
    await waitFor(() => expect(hrefOf(app)).toBe('/ai'));
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
    'home follows instead of %s',
    async (path) => {
      expect(hrefOf(await signIn(`/users/login?redirectPath=${encodeURIComponent(path)}`))).toBe('/');
    },
  );

  it('the page before the login page follows, where the address says so', async () => {
    expect(hrefOf(await signIn('/users/login?loginPerPage=true', ['/ai', '/notifications']))).toBe('/notifications');
    localStorage.clear();
    expect(hrefOf(await signIn('/users/login?loginPerPage=true'))).toBe('/');
  });

  it('the page leaves by itself when another tab has signed in', async () => {
    const { router } = await open('/users/login?redirectPath=%2Fprofile');
    await phoneInput();
    const info = JSON.stringify({ ...PERSON, exp: Date.now() / 1000 + 60 });
    localStorage.setItem(USER_INFO_KEY, info);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: USER_INFO_KEY, newValue: info })));
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  });
});
