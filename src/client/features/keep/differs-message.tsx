import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { keepTexts } from '../../offline/outbox/keep-texts.ts';
import { Button } from '../../ui/kit/button.tsx';
import { Message } from '../../ui/kit/message.tsx';
import { useStore } from '../../ui/store.ts';
import { checkKept, differingKept, type KeptName } from './check-kept.ts';

const words = keepTexts.differs;
const NONE: readonly KeptName[] = [];

/** Says that a list of the device is not the server's, and reads it anew. */
export function DiffersMessage({ names }: { names: readonly KeptName[] }) {
  const client = useQueryClient();
  const { base } = useApi();
  const differing = useStore(differingKept, NONE).filter((name) => names.includes(name));
  return differing.map((name) => (
    <Message
      key={name}
      tone="failed"
      action={
        <Button size="compact" onClick={() => void checkKept(name, { client, base }).catch(() => {})}>
          {words.readAgain}
        </Button>
      }
    >
      {words.text[name]}
    </Message>
  ));
}
