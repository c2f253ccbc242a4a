import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { NoticeKind } from '../../../contract/notices/notice.ts';
import { ReadGate } from '../../data/read-gate.tsx';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { useIsOnline } from '../../offline/connection/use-is-online.ts';
import { buttonClass } from '../../ui/kit/button.tsx';
import { Switch } from '../../ui/kit/fields/switch.tsx';
import { rowListClass } from '../../ui/kit/row.tsx';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import { noticeWrites } from './mutations.ts';
import classes from './notices.module.css';
import { noticesTexts as words } from './notices-texts.ts';
import { noticeReads } from './queries.ts';

const kinds = Object.keys(words.kinds) as NoticeKind[];

/** Which notices also send a message to the user's browsers. */
export function PushChoices() {
  const api = usePrivateApi();
  const isOnline = useIsOnline();
  const preferences = useQuery({ ...noticeReads(api).preferences(), throwOnError: false });
  const choose = useMutation(noticeWrites(api).choose());
  const turn = (silent: readonly NoticeKind[], kind: NoticeKind, isOn: boolean) => {
    if (choose.isPending) return;
    const others = silent.filter((one) => one !== kind);
    choose.mutate({ silentKinds: isOn ? others : [...others, kind] });
  };
  return (
    <section className={classes.screen}>
      <h2>{words.pushHeading}</h2>
      <p className={classes.lead}>{words.pushLead}</p>
      <ReadGate query={preferences} hideTime skeleton={<Skeleton shape="rows" count={6} />}>
        {({ silentKinds, hasTexts }) => (
          <ul className={rowListClass}>
            <li>
              <Switch
                label={words.texts}
                isOn={hasTexts}
                isDisabled={!isOnline}
                onTurn={(isOn) => !choose.isPending && choose.mutate({ silentKinds, hasTexts: isOn })}
              />
            </li>
            {kinds.map((kind) => (
              <li key={kind}>
                <Switch
                  label={words.kinds[kind]}
                  isOn={!silentKinds.includes(kind)}
                  isDisabled={!isOnline}
                  onTurn={(isOn) => turn(silentKinds, kind, isOn)}
                />
              </li>
            ))}
          </ul>
        )}
      </ReadGate>
      {!isOnline && <p role="status">{words.offline}</p>}
      <Link to="/notifications" className={buttonClass('link')}>
        {words.browser}
      </Link>
    </section>
  );
}
