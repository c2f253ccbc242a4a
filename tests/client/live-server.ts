import { vi } from 'vitest';
import { asOwn, ownJson } from '../setup/own-answers.ts';

const encoder = new TextEncoder();

/** A stream that the fake server has answered with. */
interface OpenStream {
  headers: Headers;
  isOpen: boolean;
  send(event: string, data: object, id?: string): void;
  /** As the server does when the token ends, or when it drains. */
  end(): void;
}

/** In the place of `fetch`: answers `/api/v1/live` with streams, and everything else with `answer`. */
export function liveServer(answer: (url: string) => Response = () => ownJson({})) {
  const streams: OpenStream[] = [];
  const state = { status: 200, asked: 0 };
  const network = vi.fn<typeof fetch>(async (input, init) => {
    const url = String(input);
    if (!url.endsWith('/api/v1/live')) return answer(url);
    state.asked += 1;
    init?.signal?.throwIfAborted();
    if (state.status !== 200) return asOwn(new Response(null, { status: state.status }));
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(given) {
        controller = given;
      },
      cancel: () => {
        stream.isOpen = false;
      },
    });
    const stream: OpenStream = {
      headers: new Headers(init?.headers),
      isOpen: true,
      send: (event, data, id) =>
        controller?.enqueue(
          encoder.encode(`${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        ),
      end: () => {
        stream.isOpen = false;
        controller?.close();
      },
    };
    init?.signal?.addEventListener('abort', () => {
      if (stream.isOpen) controller?.error(init.signal?.reason);
      stream.isOpen = false;
    });
    streams.push(stream);
    return asOwn(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  });
  return {
    network,
    streams,
    state,
    open: () => streams.filter(({ isOpen }) => isOpen),
    newest: () => streams.at(-1) as OpenStream,
  };
}
