import { useState } from 'react';
import { updateOutdated } from '../../offline/updates/outdated.ts';
import { updateTexts } from '../../texts/updates.ts';
import { Icon } from '../../ui/icon.tsx';
import { Button } from '../../ui/kit/button.tsx';
import classes from './outdated-notice.module.css';

/** The one way on for a build that the API refuses; what is kept on the device can still be read below it. */
export default function OutdatedNotice() {
  const [isWorking, setWorking] = useState(false);
  const update = () => {
    setWorking(true);
    void updateOutdated(__BUILD_ID__);
  };
  return (
    <div className={classes.notice} role="alert">
      <Icon name="failed" size={22} />
      <p>{updateTexts.outdated}</p>
      <Button look="accent" size="compact" isBusy={isWorking} onClick={update}>
        {isWorking ? updateTexts.working : updateTexts.apply}
      </Button>
    </div>
  );
}
