import { type PushTopic, pushTopics } from '../../../core/push-message.ts';
import { pushTexts } from '../../texts/push.ts';
import type { DeviceSettings } from './device-subscription.ts';
import classes from './push-screen.module.css';

type TopicSwitchesProps = {
  settings: DeviceSettings;
  isFixed: boolean;
  onTopic: (topic: PushTopic, isOn: boolean) => void;
};

export function TopicSwitches({ settings, isFixed, onTopic }: TopicSwitchesProps) {
  return (
    <section className={classes.section}>
      <h2>{pushTexts.topicsHeading}</h2>
      <ul className={classes.topics}>
        {pushTopics.map((topic) => (
          <li key={topic}>
            <label className={classes.topic}>
              <span>
                {pushTexts.topics[topic].name}
                <span className={classes.hint}>{pushTexts.topics[topic].hint}</span>
              </span>
              <input
                type="checkbox"
                role="switch"
                aria-checked={settings.topics.includes(topic)}
                className={classes.switch}
                checked={settings.topics.includes(topic)}
                disabled={isFixed}
                onChange={({ currentTarget }) => onTopic(topic, currentTarget.checked)}
              />
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
