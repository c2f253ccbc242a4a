import { forSignedIn } from '../platform/command/policy.ts';

export const mayWriteFiles = forSignedIn;
