import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useIsOnline } from '../../offline/connection/use-is-online.ts';
import { dirtyForms, noForms } from '../../offline/drafts/dirty-forms.ts';
import { installTexts } from '../../parts/install/install-texts.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { Button, IconButton } from '../../ui/kit/button.tsx';
import { useStore } from '../../ui/store.ts';
import { InstallHelp } from './install-help.tsx';
import { noteInstalled, noteRefusal } from './install-memory.ts';
import classes from './install-prompt.module.css';
import type { InstallWay } from './part/install-way.ts';
import { runInstall } from './run-install.ts';
import { watchUse } from './watch-use.ts';

/** A slim card below the content for regular users; a refusal hides it for a long time. */
export default function InstallPrompt({ way }: { way: InstallWay }) {
  const router = useRouter();
  const isOnline = useIsOnline();
  const isWriting = useStore(dirtyForms, noForms).size > 0;
  const [isTimeToAsk, setTimeToAsk] = useState(false);
  useEffect(() => watchUse(router, setTimeToAsk), [router]);
  useEffect(() => {
    const handleInstalled = () => {
      noteInstalled();
      setTimeToAsk(false);
    };
    addEventListener('appinstalled', handleInstalled);
    return () => removeEventListener('appinstalled', handleInstalled);
  }, []);
  if (!isTimeToAsk || !isOnline || isWriting) return null;
  const handleRefuse = () => {
    noteRefusal(Date.now());
    setTimeToAsk(false);
  };
  return (
    <aside className={classes.place} aria-label={installTexts.entry}>
      <div className={classes.card}>
        <img src="/logo.svg" width={40} height={40} alt="" />
        {typeof way === 'object' ? (
          <>
            <div className={classes.words}>
              <p className={classes.heading}>{installTexts.heading}</p>
              <p>{installTexts.reason}</p>
            </div>
            <Button look="primary" size="compact" className={classes.install} onClick={() => void runInstall(way)}>
              {installTexts.install}
            </Button>
            <Button look="quiet" onClick={handleRefuse}>
              {installTexts.later}
            </Button>
          </>
        ) : (
          <>
            <div className={classes.words}>
              <InstallHelp way={way} />
            </div>
            <IconButton label={installTexts.close} className={classes.close} onClick={handleRefuse}>
              <Icon name="close" size={20} />
            </IconButton>
          </>
        )}
      </div>
    </aside>
  );
}
