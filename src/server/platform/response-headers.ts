import type { Context } from 'hono';

/** The answer's headers, to write to. Those of a passed-on `fetch` answer are read-only: it is copied first. */
export function writableHeaders(c: Context): Headers {
  const response = c.res;
  try {
    response.headers.delete('x-powered-by');
    return response.headers;
  } catch {
    c.res = undefined;
    c.res = new Response(response.body, response);
    return c.res.headers;
  }
}
