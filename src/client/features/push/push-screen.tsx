import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { PushTopic } from '../../../core/worker/push-message.ts';
import { useApi } from '../../data/use-api.ts';
import { useReads } from '../../data/use-reads.ts';
import { useIsOnline } from '../../offline/connection/use-is-online.ts';
import { deviceDataTexts } from '../../parts/device-data/device-data-texts.ts';
import { Button, buttonClass } from '../../ui/kit/button.tsx';
import { Message } from '../../ui/kit/message.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import type { DeviceSettings } from './device-subscription.ts';
import { pushWrites } from './mutations.ts';
import { pushFault } from './push-fault.ts';
import classes from './push-screen.module.css';
import { pushTexts } from './push-texts.ts';
import { QuietHoursForm } from './quiet-hours-form.tsx';
import { TopicSwitches } from './topic-switches.tsx';
import { type PushState, usePushState } from './use-push-state.ts';

const NOTHING: DeviceSettings = { topics: [], quietFrom: null, quietTo: null };

/** Settings of this browser's notifications. Asks for the permission only after a press. */
export function PushScreen() {
  const api = useApi();
  const reads = useReads();
  const state = usePushState();
  const isOnline = useIsOnline();
  const isOpen = state === 'default' || state === 'granted';
  const device = useQuery({ ...reads.push.device(), enabled: isOpen, throwOnError: false });
  const save = useMutation(pushWrites(api).save());
  const settings = device.data ?? NOTHING;
  const isFixed = !isOpen || !isOnline || !device.isSuccess;

  const change = (more: Partial<DeviceSettings>) => {
    // Ignores a second press. To disable the control meanwhile would lose the keyboard focus.
    if (save.isPending) return;
    const { topics, quietFrom, quietTo } = { ...settings, ...more };
    save.mutate({ topics, quietFrom, quietTo });
  };
  const handleTopic = async (topic: PushTopic, isOn: boolean) => {
    const others = settings.topics.filter((one) => one !== topic);
    // Asks here, because the browser requires a user activation.
    if (isOn && Notification.permission === 'default') await Notification.requestPermission();
    change({ topics: isOn ? [...others, topic] : others });
  };
  return (
    <div className={classes.page}>
      <PageHead title={pushTexts.title} noindex />
      <h1>{pushTexts.title}</h1>
      <p className={classes.lead}>{pushTexts.lead}</p>
      <StateLine state={state} />
      <TopicSwitches settings={settings} isFixed={isFixed} onTopic={(topic, isOn) => void handleTopic(topic, isOn)} />
      {device.data && (
        <QuietHoursForm
          settings={settings}
          isFixed={isFixed}
          onQuiet={(quietFrom, quietTo) => change({ quietFrom, quietTo })}
        />
      )}
      <div className={classes.said} role="status">
        {isOpen && !isOnline && <p>{pushTexts.offline}</p>}
        {isOnline && device.isError && (
          <p className={classes.failed}>
            {pushTexts.loadFailed}{' '}
            <Button look="quiet" onClick={() => void device.refetch()}>
              {pushTexts.retry}
            </Button>
          </p>
        )}
        {save.isPending && <p>{pushTexts.saving}</p>}
        {save.isSuccess && <p>{pushTexts.saved}</p>}
        {save.isError && <p className={classes.failed}>{pushFault(save.error)}</p>}
      </div>
      <Link to="/users/data" className={buttonClass('link')}>
        {deviceDataTexts.open}
      </Link>
    </div>
  );
}

const tones = { granted: 'done', denied: 'failed' } as const;

function StateLine({ state }: { state: PushState }) {
  const { text, hint } = pushTexts.states[state];
  return (
    <Message tone={state === 'granted' || state === 'denied' ? tones[state] : 'info'} className={classes.state}>
      <p>{text}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
    </Message>
  );
}
