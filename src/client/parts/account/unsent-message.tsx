import { exportRows } from '../../offline/outbox/export-rows.ts';
import type { OutboxRow } from '../../offline/outbox/outbox-row.ts';
import { Button } from '../../ui/kit/button.tsx';
import { Message } from '../../ui/kit/message.tsx';

type UnsentMessageProps = {
  rows: readonly OutboxRow[];
  /** What happens to them. */
  text: string;
  exportLabel: string;
};

/** Offers the file of what is not sent before it is deleted; nothing without any. */
export const UnsentMessage = ({ rows, text, exportLabel }: UnsentMessageProps) =>
  rows.length > 0 && (
    <Message
      tone="failed"
      action={
        <Button size="compact" onClick={() => exportRows(rows)}>
          {exportLabel}
        </Button>
      }
    >
      {text}
    </Message>
  );
