/**
 * A body of pieces that are made while it is sent. What the first piece throws is thrown here, before the answer begins; a
 * later error breaks the connection, so that nobody takes a part for the whole.
 */
export async function streamBytes(
  pieces: AsyncGenerator<Uint8Array>,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  let next: IteratorResult<Uint8Array> | undefined = await pieces.next();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = next ?? (await pieces.next());
      next = undefined;
      if (done) controller.close();
      else controller.enqueue(value as Uint8Array<ArrayBuffer>);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

/** Of text, as UTF-8. */
export async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}
