import { lazy, Suspense } from 'react';
import { texts } from '../../../texts/app-texts.ts';
import { useOnDevice } from '../../../ui/device/use-on-device.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import classes from './parts-list-screen.module.css';
import { partsPageTexts } from './parts-page-texts.ts';

const PartsListBody = lazy(() => import('./parts-list-body.tsx'));

/** The parts that the user wants, with quantity, supplier and price. They are only on the device, not in the server's page. */
export function PartsListScreen() {
  const isOnDevice = useOnDevice();
  return (
    <>
      <PageHead title={texts.parts} description={partsPageTexts.description} noindex />
      <h1 className={classes.heading}>{texts.parts}</h1>
      <div className={classes.body}>
        <Suspense fallback={<p>{texts.shell.loading}</p>}>{isOnDevice && <PartsListBody />}</Suspense>
      </div>
    </>
  );
}
