import { deviceDataTexts } from '../../parts/device-data/device-data-texts.ts';
import { dataSaver, isSaverOfBrowser } from '../../ui/device/saves-data.ts';
import { WithHelp } from '../../ui/help-button.tsx';
import { Switch } from '../../ui/kit/fields/switch.tsx';
import { useStore } from '../../ui/store.ts';
import classes from './device-data.module.css';

const words = deviceDataTexts.saver;

/** A setting of this device, for all who use it. */
export function SaverSwitch() {
  const isOn = useStore(dataSaver, false);
  const hint = isSaverOfBrowser() ? words.ofBrowser : words.hint;
  return (
    <div className={classes.saver}>
      <WithHelp id="device-data.saver" isWide>
        <Switch label={words.name} hint={hint} isOn={isOn} onTurn={(next) => void dataSaver.set(next)} />
      </WithHelp>
    </div>
  );
}
