/** An event of a stream, as EventSource would give it. */
export interface LiveEvent {
  event: string;
  data: unknown;
  id: string | undefined;
}

/** Reads the events of an answer one by one; heartbeats are skipped. */
export function liveEvents(response: Response) {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  const next = async (): Promise<LiveEvent | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) return undefined;
        text += decoder.decode(value, { stream: true });
        continue;
      }
      const fields = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const of = (name: string) => fields.find((one) => one.startsWith(`${name}: `))?.slice(name.length + 2);
      const [event, data] = [of('event'), of('data')];
      if (event || of('id')) return { event: event ?? '', data: data && JSON.parse(data), id: of('id') };
    }
  };
  return { next, cancel: async () => reader?.cancel() };
}
