import type { LiveAreas } from '../data/live/live.ts';
import { noticesKey } from '../features/notices/queries.ts';
import { talkKey } from '../features/talk/queries.ts';

/** The reads of each area of hints: a new area is registered here. */
export const liveAreas: LiveAreas = { notices: [noticesKey], conversations: [talkKey] };
