import { type PushTopic, pushTopics } from '../../../core/worker/push-message.ts';
import { Switch } from '../../ui/kit/fields/switch.tsx';
import { rowListClass } from '../../ui/kit/row.tsx';
import type { DeviceSettings } from './device-subscription.ts';
import classes from './push-screen.module.css';
import { pushTexts } from './push-texts.ts';

type TopicSwitchesProps = {
  settings: DeviceSettings;
  isFixed: boolean;
  onTopic: (topic: PushTopic, isOn: boolean) => void;
};

export function TopicSwitches({ settings, isFixed, onTopic }: TopicSwitchesProps) {
  return (
    <section className={classes.section}>
      <h2>{pushTexts.topicsHeading}</h2>
      <ul className={rowListClass}>
        {pushTopics.map((topic) => (
          <li key={topic}>
            <Switch
              label={pushTexts.topics[topic].name}
              hint={pushTexts.topics[topic].hint}
              isOn={settings.topics.includes(topic)}
              isDisabled={isFixed}
              onTurn={(isOn) => onTopic(topic, isOn)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
