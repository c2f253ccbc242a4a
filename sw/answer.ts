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

export const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300;
