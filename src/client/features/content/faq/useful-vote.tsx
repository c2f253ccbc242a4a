import { Link } from '@tanstack/react-router';
import type { FaqQuestion } from '../../../../contract/content/faq.ts';
import { useSub } from '../../../data/session/use-sub.ts';
import { deviceOutbox } from '../../../offline/outbox/device-outbox.ts';
import { storingFaultText } from '../../../offline/outbox/storing-fault.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { useStore } from '../../../ui/store.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import classes from './faq.module.css';
import { faqTexts as words } from './faq-texts.ts';
import { USEFUL_OPERATION } from './useful-change.ts';
import { setVote, type Vote, votes } from './votes.ts';

const NO_VOTES: Readonly<Record<string, Vote>> = {};

/** «آیا این پاسخ به کارتان آمد؟». A press on what is said already takes it back. Without a network it waits in the outbox. */
export function UsefulVote({ question: { id, question } }: { question: FaqQuestion }) {
  const sub = useSub();
  const vote = useStore(votes, NO_VOTES)[id];
  const handleSay = async (said: boolean) => {
    const isUseful = vote?.isUseful === said ? null : said;
    const payload = { questionId: id, question, isUseful };
    try {
      await deviceOutbox.add({ name: USEFUL_OPERATION }, { sub, payload, objectKey: `faq:${id}`, baseVersion: null });
      setVote(id, { isUseful });
    } catch (error) {
      showToast({ id: 'faq-vote', kind: 'failed', text: storingFaultText(error) });
    }
  };
  return (
    <fieldset className={classes.vote}>
      <legend>{words.useful}</legend>
      <span className={classes.voteButtons}>
        {([true, false] as const).map((said) => (
          <Button
            key={String(said)}
            size="compact"
            look={vote?.isUseful === said ? 'primary' : 'secondary'}
            aria-pressed={vote?.isUseful === said}
            onClick={() => void handleSay(said)}
          >
            {said ? words.yes : words.no}
          </Button>
        ))}
      </span>
      <span role="status">{vote && <VoteWords {...vote} />}</span>
    </fieldset>
  );
}

function VoteWords({ isUseful, usefulYes = 0, usefulNo = 0 }: Vote) {
  const all = usefulYes + usefulNo;
  return (
    <>
      {all > 0 && words.counted(usefulYes, all)}
      {isUseful === false && <Link to="/feedback">{words.tellMore}</Link>}
      {isUseful === true && all === 0 && words.thanks}
    </>
  );
}
