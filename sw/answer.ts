import { isOwnAnswer } from '../src/core/wire/own-answer.ts';

/**
 * A response whose body is read completely, so that it can be returned more than once. Not `clone()`: if the page never
 * reads its half of the body, this worker stays busy and a newer worker cannot activate.
 */
export interface Answer {
  status: number;
  headers: Headers;
  body: Blob;
}

export async function readWhole(response: Response): Promise<Answer> {
  const headers = new Headers(response.headers);
  // The body is already decoded.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return { status: response.status, headers, body: await response.blob() };
}

export const toResponse = ({ status, headers, body }: Answer): Response => new Response(body, { status, headers });

/** Whether it is a success of our server, of this content type. Nothing else is stored. */
export const isOk = (answer: Pick<Answer, 'status' | 'headers'>, type: string): boolean =>
  answer.status >= 200 && answer.status < 300 && isOwnAnswer(answer, type);
