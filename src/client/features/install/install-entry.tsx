import { useState } from 'react';
import { installTexts } from '../../parts/install/install-texts.ts';
import { Button } from '../../ui/kit/button.tsx';
import { InstallHelp } from './install-help.tsx';
import classes from './install-prompt.module.css';
import type { InstallWay } from './part/install-way.ts';
import { runInstall } from './run-install.ts';

const HELP_ID = 'install-help';

/** A permanent install entry, even after a refusal. */
export default function InstallEntry({ way }: { way: InstallWay }) {
  const [isOpen, setOpen] = useState(false);
  if (typeof way === 'object')
    return (
      <Button size="compact" onClick={() => void runInstall(way)}>
        {installTexts.entry}
      </Button>
    );
  return (
    <>
      <Button size="compact" aria-expanded={isOpen} aria-controls={HELP_ID} onClick={() => setOpen(!isOpen)}>
        {installTexts.entry}
      </Button>
      <div id={HELP_ID} className={classes.help} hidden={!isOpen}>
        <InstallHelp way={way} />
      </div>
    </>
  );
}
