/** An event of the live stream, of any kind. */
export interface StreamEvent {
  event: string;
  data: unknown;
  /** Sent back as `Last-Event-ID`. */
  id: string | undefined;
}

/** Longer events are none of ours. */
const EVENT_MAX_CHARS = 10_000;

/**
 * The events of a `text/event-stream`. Comments and fields without a use are skipped.
 * @param onBytes called whenever anything arrives, also a heartbeat
 */
export async function* readEvents(body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      onBytes();
      text += decoder.decode(value, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      if (text.length > EVENT_MAX_CHARS) return;
      for (const part of parts) {
        const event = parseEvent(part);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function parseEvent(part: string): StreamEvent | undefined {
  const lines = part.split('\n');
  const fieldOf = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const [event = '', data, id] = [fieldOf('event'), fieldOf('data'), fieldOf('id')];
  if (id === undefined && data === undefined) return undefined;
  try {
    return { event, data: data === undefined ? undefined : JSON.parse(data), id };
  } catch {
    return undefined;
  }
}
