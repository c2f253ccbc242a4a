import type { RequestHandler } from 'msw';
import { SERVER_HEADER } from '../../src/core/wire/own-answer.ts';

/** Gives what a test answers in the server's place the server's mark. */
export function asOwn(response: Response): Response {
  // An error of the network has no headers that could be written.
  if (response.type !== 'error') response.headers.set(SERVER_HEADER, '1');
  return response;
}

export const ownJson = (body: unknown, init?: ResponseInit): Response => asOwn(Response.json(body, init));

const marked = new WeakSet<RequestHandler>();

/** The same for all that a handler answers. */
export function asOwnHandler(handler: RequestHandler): RequestHandler {
  if (marked.has(handler)) return handler;
  marked.add(handler);
  const run = handler.run.bind(handler);
  handler.run = async (args) => {
    const result = await run(args);
    if (result?.response) asOwn(result.response as unknown as Response);
    return result;
  };
  return handler;
}
