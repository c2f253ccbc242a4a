import 'fake-indexeddb/auto';
import { Blob as NodeBlob } from 'node:buffer';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordVoice, VOICE_MAX_MS } from '../../../src/client/features/talk/voice/record-voice.ts';
import { voiceTexts } from '../../../src/client/features/talk/voice/voice-texts.ts';
import { BARS, barsOf } from '../../../src/client/features/talk/voice/voice-wave.ts';
import { deviceBlobs } from '../../../src/client/offline/blobs/device-blobs.ts';
import { deviceOutbox } from '../../../src/client/offline/outbox/device-outbox.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { installNodeFiles } from '../node-files.ts';
import { addFaults, endFaults, faults } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { makeWorld, serveTrade } from '../trade/trade-people.ts';
import { bubble, closeTalk, dropRows, field, openTalk, PATH, talkOf, write } from './talk-people.ts';

fakeLocks();
stubDialog();
serveTrade();

await installNodeFiles();
Object.assign(URL, { createObjectURL: () => 'blob:note', revokeObjectURL: () => {} });

const API = 'http://rasteh.test/api/v1';
/** The beginning of what a browser records. */
const NOTE = new Uint8Array([...'\x1a\x45\xdf\xa3\x9f\x42\x82\x84webmA_OPUS'].map((one) => one.charCodeAt(0)));
const SECONDS = 12;

const track = { stop: vi.fn() };
let recorders: FakeRecorder[];
let denial: string | undefined;

class FakeRecorder {
  static isTypeSupported = (format: string) => format.startsWith('audio/webm');
  state = 'inactive';
  onstop = () => {};
  ondataavailable = (_event: { data: Blob }) => {};
  start() {
    this.state = 'recording';
    recorders.push(this);
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable({ data: new NodeBlob([NOTE]) as Blob });
    this.onstop();
  }
}

class FakeContext {
  decodeAudioData = async () => ({ duration: SECONDS, getChannelData: () => Float32Array.of(0, 0.5, -0.25, 0) });
}

const played: { rate: number }[] = [];

beforeEach(async () => {
  recorders = [];
  denial = undefined;
  track.stop.mockClear();
  played.length = 0;
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('OfflineAudioContext', FakeContext);
  vi.stubGlobal('Blob', NodeBlob);
  Object.assign(navigator, {
    mediaDevices: {
      getUserMedia: async () => {
        if (denial) throw new DOMException('no', denial);
        return { getTracks: () => [track] };
      },
    },
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    played.push({ rate: this.playbackRate });
  });
  await dropRows();
  await deviceBlobs.forget(() => true);
});
afterEach(() => {
  onlineManager.setOnline(true);
  closeTalk();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function begin() {
  const world = await makeWorld();
  const talk = talkOf(world);
  const { conversation } = await talk.ask('نخست');
  const app = await openTalk(`${PATH}?conversation=${conversation.id}`);
  await bubble('نخست');
  return { ...app, items: async () => (await talk.thread(conversation.id, world.seller)).items };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const isRecording = () => waitFor(() => expect(recorders).toHaveLength(1));
const { recorder: words } = voiceTexts;

describe('a voice note', () => {
  it('is recorded with one press, sent with one, and heard at three speeds', async () => {
    const { items } = await begin();
    fireEvent.change(await field(), { target: { value: 'نیمه‌کاره' } });
    press('صدا');
    await isRecording();
    await screen.findByText(words.recording);
    press(words.send);
    await waitFor(async () => expect(await items()).toHaveLength(2));
    expect((await items())[1]).toMatchObject({ text: '', files: [{ name: 'پیام صوتی.webm', mime: 'audio/webm' }] });
    expect(track.stop).toHaveBeenCalled();
    expect((await field()).value).toBe('نیمه‌کاره');
    const player = await screen.findByRole('group', { name: 'پیام صوتی' });
    await waitFor(() => within(player).getByRole('button', { name: 'پخش پیام صوتی، ۱۲ ثانیه' }));
    expect(player.textContent).toContain('۰:۱۲');
    expect(player.querySelectorAll('rect')).toHaveLength(BARS);
    for (const [name, rate] of [
      ['سرعت پخش: ۱ برابر', 1],
      ['سرعت پخش: ۱٫۵ برابر', 1.5],
      ['سرعت پخش: ۲ برابر', 2],
    ] as const) {
      const speed = within(player).getByRole('button', { name });
      fireEvent.click(within(player).getByRole('button', { name: /^پخش پیام صوتی/ }));
      expect(played.at(-1)).toEqual({ rate });
      fireEvent.click(speed);
    }
    const place = within(player).getByRole('slider', { name: 'جای پخش' });
    fireEvent.change(place, { target: { value: '6' } });
    expect(place.getAttribute('aria-valuetext')).toBe('۶ ثانیه از ۱۲ ثانیه');
    expect(player.querySelectorAll('rect[data-heard]')).toHaveLength(BARS / 2);
  });

  it('waits on the device without a network, as pictures do', async () => {
    const { items } = await begin();
    addFaults(faults.offline());
    press('صدا');
    await isRecording();
    await screen.findByText(words.recording);
    press(words.send);
    await waitFor(() => expect(screen.getByText('پیام صوتی.webm').closest('article')?.textContent).toContain('در صف'));
    endFaults();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(async () => expect(await items()).toHaveLength(2), { timeout: 10_000 });
  });

  it('goes on when the first message of a conversation arrives meanwhile', async () => {
    const world = await makeWorld();
    const talk = talkOf(world);
    const answer = Promise.withResolvers<void>();
    const hold = http.post(`${API}/conversations`, async () => {
      await answer.promise;
      return undefined;
    });
    await openTalk(`${PATH}?supplier=${world.supplierId}`, { api: [hold] });
    await write('سلام');
    press('صدا');
    await isRecording();
    await screen.findByText(words.recording);
    answer.resolve();
    await waitFor(async () => expect(await talk.texts()).toEqual(['سلام']));
    await waitFor(async () => expect(await deviceOutbox.read()).toEqual([]));
    await bubble('سلام');
    expect(track.stop).not.toHaveBeenCalled();
    press(words.send);
    await waitFor(async () => expect(await talk.texts()).toEqual(['سلام', '']));
    await screen.findByRole('group', { name: 'پیام صوتی' });
  });

  it('goes on when the network comes back meanwhile', async () => {
    const world = await makeWorld();
    const list = Promise.withResolvers<void>();
    let isAsked = false;
    const hold = http.get(`${API}/conversations`, async ({ request }) => {
      if (!new URL(request.url).searchParams.has('partyId')) return undefined;
      isAsked = true;
      await list.promise;
      return undefined;
    });
    act(() => onlineManager.setOnline(false));
    await openTalk(`${PATH}?supplier=${world.supplierId}`, { api: [hold] });
    await field();
    press('صدا');
    await isRecording();
    await screen.findByText(words.recording);
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(isAsked).toBe(true));
    await screen.findByText(words.recording);
    expect(track.stop).not.toHaveBeenCalled();
    list.resolve();
    press(words.send);
    await waitFor(async () => expect(await talkOf(world).texts()).toEqual(['']));
  });

  it('is thrown away by its cancel, with the microphone', async () => {
    const { items } = await begin();
    press('صدا');
    await isRecording();
    press(words.cancel);
    await field();
    expect(track.stop).toHaveBeenCalled();
    expect(await items()).toHaveLength(1);
  });

  it.each([
    ['NotAllowedError', words.faults.refused],
    ['NotFoundError', words.faults.absent],
    ['NotReadableError', words.faults.busy],
  ])('says what to do after %s', async (name, text) => {
    denial = name;
    await begin();
    press('صدا');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    press(words.back);
    await field();
  });

  it('says what to do where the browser records nothing', async () => {
    vi.stubGlobal('MediaRecorder', undefined);
    await begin();
    press('صدا');
    expect((await screen.findByRole('alert')).textContent).toBe(words.faults.unsupported);
  });

  it('stops by itself after two minutes, says so, and can be sent', async () => {
    vi.useFakeTimers();
    try {
      const ends: string[] = [];
      const recording = await recordVoice((why) => ends.push(why));
      vi.advanceTimersByTime(VOICE_MAX_MS - 1);
      expect(ends).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(ends).toEqual(['limit']);
      expect(track.stop).toHaveBeenCalled();
      expect((await recording.finish()).size).toBe(NOTE.length);
    } finally {
      vi.useRealTimers();
    }
  });

  it('can be sent when the microphone has gone', async () => {
    await begin();
    press('صدا');
    await isRecording();
    await screen.findByText(words.recording);
    act(() => recorders[0]?.stop());
    await screen.findByText(words.ended);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: words.send }).disabled).toBe(false);
  });

  it('has a bounded wave, flat where there is no sound', () => {
    const long = Float32Array.from({ length: 100_000 }, (_, at) => (at < 50_000 ? 0.5 : 0.25));
    expect(barsOf(long)).toHaveLength(BARS);
    expect([barsOf(long)[0], barsOf(long)[BARS - 1]]).toEqual([1, 0.5]);
    expect(new Set(barsOf(new Float32Array(10))).size).toBe(1);
  });
});
