import type { Context } from 'hono';

/** The response's headers for writing; copies a response from `fetch` first, since its headers are immutable. */
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
