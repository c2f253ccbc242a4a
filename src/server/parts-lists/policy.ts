import { forSignedIn } from '../platform/command/policy.ts';

/** Each user keeps a list of their own. */
export const mayKeepPartsList = forSignedIn;
