import { useState } from 'react';
import type { SheetTable } from '../../../core/text/xlsx-parts.ts';
import { downloadBlob } from '../../ui/download.ts';
import { Button } from '../../ui/kit/button.tsx';
import { tradeTexts } from './trade-texts.ts';

const { xlsx: words } = tradeTexts;

type XlsxButtonProps = {
  /** With the ending. */
  fileName: string;
  table: () => SheetTable;
};

/** Hands a table over as a workbook. Its writer is not on the device, so that it needs a network. */
export function XlsxButton({ fileName, table }: XlsxButtonProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const handlePress = async () => {
    setState('busy');
    try {
      const { writeXlsx } = await import('../../ui/write-xlsx.ts');
      downloadBlob(await writeXlsx(table()), fileName);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button size="compact" isBusy={state === 'busy'} onClick={() => void handlePress()}>
        {words.button}
      </Button>
      {state === 'failed' && <span role="alert">{words.failed}</span>}
    </>
  );
}
