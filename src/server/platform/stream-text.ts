/**
 * A body of pieces that are made while it is sent. What the first piece throws is thrown here, before the answer begins; a
 * later error breaks the connection, so that nobody takes a part for the whole.
 */
export async function streamText(pieces: AsyncGenerator<string>): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const encoder = new TextEncoder();
  let next: IteratorResult<string> | undefined = await pieces.next();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = next ?? (await pieces.next());
      next = undefined;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
