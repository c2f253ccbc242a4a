import { useState } from 'react';
import { updateOutdated } from '../../offline/updates/outdated.ts';
import { updateTexts } from '../../offline/updates/updates-texts.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { Button } from '../../ui/kit/button.tsx';
import classes from './outdated-notice.module.css';

/** Lets the user update a build that the API refuses. Saved data stays readable below it. */
export function OutdatedNotice() {
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
