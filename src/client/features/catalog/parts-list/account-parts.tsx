import { useMutation, useQuery } from '@tanstack/react-query';
import type { PartsLine } from '../../../../core/parts-list/parts-line.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { accountPartsTexts as words } from '../../../texts/account-parts.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { lackedBy, toKept } from '../parts/kept-lines.ts';
import { accountPartsWrites } from './mutations.ts';
import classes from './parts-list-screen.module.css';
import { accountPartsRead } from './queries.ts';

/** How the list of this device stands to the account's, and the ways to make them one. */
export default function AccountParts({ lines }: { lines: readonly PartsLine[] }) {
  const api = usePrivateApi();
  const { data } = useQuery({ ...accountPartsRead(api), throwOnError: false });
  const merge = useMutation(accountPartsWrites(api).merge());
  const replace = useMutation(accountPartsWrites(api).replace());
  if (!data) return null;
  const own = lines.map(toKept);
  const [onlyThere, onlyHere] = [lackedBy(own, data.lines), lackedBy(data.lines, own)];
  if (onlyThere === 0 && onlyHere === 0)
    return data.lines.length === 0 ? null : <p className={classes.note}>{words.same}</p>;
  const isBusy = merge.isPending || replace.isPending;
  return (
    <Message
      tone="info"
      className={classes.message}
      action={
        <>
          <Button look="quiet" isBusy={isBusy} onClick={() => merge.mutate(lines)}>
            {words.merge}
          </Button>
          {lines.length > 0 && (
            <Button look="quiet" isBusy={isBusy} onClick={() => replace.mutate(lines)}>
              {words.replace}
            </Button>
          )}
        </>
      }
    >
      {words.differ(onlyThere, onlyHere)}
    </Message>
  );
}
