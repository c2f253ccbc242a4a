import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { type Call, document, type Operation } from './document.ts';

const DOCUMENT = 'document';

const ajv = new Ajv2020({ strictSchema: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(document, DOCUMENT);

const escaped = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** By what they say: thousands of answers share less than two hundred schemas. */
const validators = new Map<string, ValidateFunction>();

function partAt(path: string[]): unknown {
  let part: unknown = document;
  for (const name of path) part = (part as Record<string, unknown>)[name];
  return part;
}

/** The validator of a part of the document, whose references it follows. */
export function validatorAt(...path: string[]): ValidateFunction {
  const text = JSON.stringify(partAt(path));
  const validator = validators.get(text) ?? ajv.compile({ $ref: `${DOCUMENT}#/${path.map(escaped).join('/')}` });
  validators.set(text, validator);
  return validator;
}

export interface Answer {
  status: number;
  contentType: string | undefined;
  headers: Headers;
  text: string;
}

export async function read(response: Response): Promise<Answer> {
  const contentType = response.headers.get('content-type')?.split(';')[0];
  const text = contentType === 'text/event-stream' ? await firstEvent(response) : await response.text();
  return { status: response.status, contentType, headers: response.headers, text };
}

/** Such an answer does not end. */
async function firstEvent({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return new TextDecoder().decode(value);
}

const responsePath = ({ pattern, method }: Call, status: string) => [
  'paths',
  pattern,
  method.toLowerCase(),
  'responses',
  status,
];

/** How an answer differs from what the document says of it; empty if it is as described. */
export function faultsOf(call: Call, { status, contentType, headers, text }: Answer): string[] {
  const described: Operation['responses'][string] | undefined = call.operation.responses[status];
  if (!described) return [`${call.name} answers ${status}, which is not documented: ${text.slice(0, 200)}`];
  const missing = Object.keys(described.headers ?? {}).filter((name) => !headers.has(name));
  const faults = missing.map((name) => `${call.name} ${status} has no ${name}`);
  if (!described.content) return text === '' ? faults : [...faults, `${call.name} ${status} has a body`];
  if (!contentType || !(contentType in described.content))
    return [...faults, `${call.name} ${status} is ${contentType}`];
  const validate = validatorAt(...responsePath(call, String(status)), 'content', contentType, 'schema');
  if (validate(contentType.endsWith('json') ? JSON.parse(text) : text)) return faults;
  return [...faults, `${call.name} ${status}: ${ajv.errorsText(validate.errors)}`];
}
