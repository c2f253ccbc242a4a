import type { Conversation } from '../../../contract/conversations/conversation.ts';
import { talkTexts } from './talk-texts.ts';

/** The name of the other party; of what it is where it has none. */
export const partyName = ({ party }: Pick<Conversation, 'party'>): string =>
  party.kind === 'support' ? talkTexts.support.name : party.name || talkTexts.parties[party.kind];
