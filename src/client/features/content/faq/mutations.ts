import { DEVICE_HEADER } from '../../../../core/wire/device-header.ts';
import { browserFetch, read } from '../../../data/api.ts';
import { httpClient } from '../../../data/http-client.ts';
import { readUserInfo } from '../../../data/session/user-info.ts';
import { write } from '../../../data/write.ts';
import { requireDeviceId } from '../../../ui/device/device-id.ts';
import { setVote, votes } from './votes.ts';

export const deviceHeader = (): Record<string, string> => {
  const id = requireDeviceId();
  return id === undefined ? {} : { [DEVICE_HEADER]: id };
};

/** Only who is signed in loads its code. */
async function fetchOfUser(base: string): Promise<typeof fetch> {
  if (readUserInfo() === undefined) return browserFetch;
  return (await import('../../../data/session/authorized-fetch.ts')).authorizedFetch(base);
}

/** Counts the opening of a question; the answer has what its voter has said earlier. Without a network nothing is counted. */
export const openQuestion = (base: string) =>
  write({
    area: 'faq',
    name: 'open',
    send: async (id: string) => {
      const { faqquestions } = httpClient(base, '/api/v1', await fetchOfUser(base));
      return read(faqquestions[':id'].visit.$post({ param: { id } }, { headers: deviceHeader() }));
    },
    onAnswer: (answer) => {
      // A vote that was given meanwhile is newer.
      if (votes.get()[answer.questionId] === undefined) setVote(answer.questionId, answer);
    },
    isFailureShown: false,
  });
