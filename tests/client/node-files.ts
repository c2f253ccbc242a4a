import { File as NodeFile } from 'node:buffer';

/** Node's fetch sends forms and files of its own kind only. Call it once in a test file that sends some. */
export async function installNodeFiles(): Promise<void> {
  const form = await new Response('', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }).formData();
  Object.assign(globalThis, { FormData: form.constructor, File: NodeFile });
}
