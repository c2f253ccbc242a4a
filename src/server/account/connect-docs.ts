import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import { CLIENT_ID, tokenAnswer, tokenProblem } from '../../contract/account/token.ts';
import { problemAnswer } from '../platform/http/openapi/problem-answers.ts';

const tags = ['Users'];
const text = { type: 'string' } as const;
const refusal = resolver(tokenProblem.meta({ id: 'TokenProblem' }));

/** A refusal of OAuth, beside the problem that the platform answers for a request that it cannot read. */
const refused = (status: 400 | 401, description: string) => {
  const { content } = problemAnswer(status) as { content: Record<string, { schema: typeof refusal }> };
  return { description, content: { ...content, 'application/json': { schema: refusal } } };
};

const formOf = (properties: Record<string, object>, required: string[], example: Record<string, string>) => ({
  required: true,
  content: {
    'application/x-www-form-urlencoded': {
      schema: { type: 'object', properties, required, examples: [example] },
    },
  },
});

export const tokenDocs = describeRoute({
  summary: 'گرفتن نشان دسترسی با کد یک‌بارمصرف، یا نو کردن آن با کوکی نشست',
  tags,
  requestBody: formOf(
    {
      grant_type: { type: 'string', enum: ['authorization_code', 'refresh_token'] },
      client_id: { type: 'string', enum: [CLIENT_ID] },
      code: text,
      code_verifier: text,
    },
    ['grant_type', 'client_id'],
    { grant_type: 'refresh_token', client_id: CLIENT_ID },
  ) as never,
  responses: {
    200: {
      description: 'نشان دسترسی؛ نشان نوسازی در کوکی است',
      content: { 'application/json': { schema: resolver(tokenAnswer) } },
    },
    400: refused(400, 'درخواست، کد یا نشست پذیرفته نیست'),
    401: refused(401, 'برنامه شناخته نیست'),
    500: problemAnswer(500),
  },
});

export const revocationDocs = describeRoute({
  summary: 'پایان نشست این دستگاه',
  tags,
  responses: {
    200: {
      description: 'نشست پایان یافت یا نبود',
      content: { 'application/json': { schema: resolver(z.object({})) } },
    },
    500: problemAnswer(500),
  },
});
