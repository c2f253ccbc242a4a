import type { Context, Env, Next, ValidationTargets } from 'hono';
import { validator } from 'hono-openapi';
import { z } from 'zod';
import {
  badRequest,
  malformedJson,
  type ProblemDetails,
  unsupportedMediaType,
  validationFailed,
} from '../errors/app-error.ts';
import { messages } from '../errors/messages.ts';
import { persianIssue } from '../errors/persian-issues.ts';
import { findTextFault } from '../safe-text.ts';
import { hasFewValues } from './json-bounds.ts';
import { showParsedText } from './openapi/shown-input.ts';
import { withStatuses } from './own-statuses.ts';

z.config({ localeError: persianIssue });

const DETAILS_MAX = 20;
const jsonMediaType = /^application\/([\w.-]+\+)?json$/i;
const formMediaTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

type Issue = { readonly message: string; readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] };

function toDetails(issues: readonly Issue[], target: string): ProblemDetails {
  const details = issues.flatMap((issue) => {
    const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
    const keys = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.map(String) : [undefined];
    return keys.map((key) => ({
      field: (key === undefined ? path : [...path, key]).join('.') || target,
      message: issue.message,
    }));
  });
  return details.slice(0, DETAILS_MAX);
}

const mediaTypeOf = (c: Context): string => c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

async function rawInput(c: Context, target: keyof ValidationTargets): Promise<unknown> {
  switch (target) {
    case 'query':
      return c.req.queries();
    case 'param':
      return c.req.param();
    case 'json':
      if (!jsonMediaType.test(mediaTypeOf(c))) throw unsupportedMediaType(['application/json']);
      if (!hasFewValues(await c.req.text())) throw badRequest('too_many_values', messages.too_many_values, target);
      return c.req.json().catch((error: unknown) => {
        if (error instanceof SyntaxError) throw malformedJson();
        throw error;
      });
    case 'form':
      if (!formMediaTypes.includes(mediaTypeOf(c))) throw unsupportedMediaType(formMediaTypes);
      return c.req.parseBody({ all: true });
    default:
      return undefined;
  }
}

async function assertSafeInput(c: Context, target: keyof ValidationTargets): Promise<void> {
  const fault = findTextFault(await rawInput(c, target));
  if (fault) throw badRequest(fault.code, messages[fault.code], fault.field || target);
}

const hasBody = (target: keyof ValidationTargets): boolean => target === 'json' || target === 'form';

/** @throws the 400 problem of `validate` */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw validationFailed(toDetails(parsed.error.issues, 'input'));
  return parsed.data;
}

/**
 * Parses a part of the request with a contract schema, for `c.req.valid(target)`. Runs before the handler.
 * @throws a 400 problem with a Persian sentence per field; 415 for a body with a wrong content type
 */
export function validate<Schema extends z.ZodType, Target extends keyof ValidationTargets>(
  target: Target,
  schema: Schema,
) {
  const refuse = (result: { success: true } | { success: false; error: readonly Issue[] }) => {
    if (!result.success) throw validationFailed(toDetails(result.error, target));
  };
  const parse = validator<Schema, Target, Env, string>(target, schema, refuse, { options: showParsedText });
  const check = async (c: Parameters<typeof parse>[0], next: Next) => {
    await assertSafeInput(c, target);
    return parse(c, next);
  };
  // hono-openapi reads the schema from a symbol on the handler; the copy has it too.
  const statuses = hasBody(target) ? [400, 415] : [400];
  return withStatuses(statuses, Object.assign(check, parse) as typeof parse);
}
