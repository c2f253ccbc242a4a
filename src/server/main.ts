import { spawnReader } from './reader-thread.ts';

// Before the server's modules: the thread loads nearly the same ones, side by side with them.
const reader = spawnReader();
const { serve } = await import('./serve.ts');
serve(reader);
