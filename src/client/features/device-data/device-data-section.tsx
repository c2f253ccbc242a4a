import { Link } from '@tanstack/react-router';
import { deviceDataTexts } from '../../parts/device-data/device-data-texts.ts';
import { buttonClass } from '../../ui/kit/button.tsx';
import classes from './device-data.module.css';
import { SaverSwitch } from './saver-switch.tsx';

/** The settings of the device among those of the person. */
export const DeviceDataSection = () => (
  <section className={classes.section}>
    <h2>{deviceDataTexts.title}</h2>
    <SaverSwitch />
    <p>
      <Link to="/users/data" className={buttonClass('link')}>
        {deviceDataTexts.used.heading}
      </Link>
    </p>
  </section>
);
