/** The parts of a request; `path` has the values of its parameters. */
export interface CallRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body?: object | undefined;
  /** Whether the body is sent as a form. @default false */
  isForm?: boolean;
  /** Sent as the field `file` of a multipart form with the body's other fields. */
  file?: Buffer | undefined;
}

export const urlOf = ({ path, query }: Pick<CallRequest, 'path' | 'query'>): string =>
  Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query)}`;

/** What `app.request` takes besides the URL. */
export const initOf = ({ method, headers, body, isForm = false, file }: CallRequest): RequestInit => ({
  method,
  headers,
  ...(body && {
    body: file
      ? multipart({ ...body, file })
      : isForm
        ? String(new URLSearchParams(body as Record<string, string>))
        : JSON.stringify(body),
  }),
});

const BOUNDARY = 'a-boundary-of-tests';

export function contentTypeOf({ isForm = false, file }: Pick<CallRequest, 'isForm' | 'file'>): string {
  if (file) return `multipart/form-data; boundary=${BOUNDARY}`;
  return isForm ? 'application/x-www-form-urlencoded' : 'application/json';
}

/** With a boundary of our own, so that the header can be written before the body. */
function multipart({ file, ...fields }: { file: Buffer } & Record<string, unknown>): Uint8Array<ArrayBuffer> {
  const part = (disposition: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  const texts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, String(value)));
  const end = Buffer.from(`--${BOUNDARY}--\r\n`);
  return Uint8Array.from(Buffer.concat([...texts, part('name="file"; filename="من.png"', file), end]));
}
