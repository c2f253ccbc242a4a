import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TradeDocumentTypes } from '../../../../contract/trade/document.ts';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { openStates } from '../../../../core/trade/request-states.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { downloadBlob } from '../../../ui/download.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { tradeReads } from '../queries.ts';
import shared from '../trade.module.css';
import { AddDocument } from './add-document.tsx';
import classes from './documents.module.css';
import { documentsTexts as words } from './documents-texts.ts';

type DocumentType = TradeDocumentTypes[number];

const sides = { buyer: 'buyer', seller: 'supplier' } as const;

/** The papers of a request: what there is, what its state asks for, and the way to add one. */
export function DocumentsPart({ request }: { request: TradeRequest }) {
  const { id, role, state } = request;
  const isOnline = useIsOnline();
  const { data } = useQuery({ ...tradeReads(usePrivateApi()).documents(id), throwOnError: false });
  const own = role === 'operator' ? undefined : sides[role];
  const isOpen = openStates.some((one) => one === state);
  const mayAdd = ({ whoUploads }: DocumentType) => isOpen && whoUploads === own;
  const shown = data?.filter((type) => type.have.length > 0 || type.missing || mayAdd(type)) ?? [];
  if (shown.length === 0) return null;
  return (
    <section className={classes.part} aria-labelledby="request-documents">
      <h2 id="request-documents">{words.heading}</h2>
      <p className={shared.soft}>{words.lead}</p>
      {!isOnline && shown.some(mayAdd) && <p className={shared.soft}>{words.offline}</p>}
      <ul className={classes.types}>
        {shown.map((type) => (
          <li key={type.id}>
            <strong>{type.title}</strong>
            <span className={shared.soft}>{words.from[type.whoUploads]}</span>
            {type.have.length === 0 && (
              <span className={type.missing ? classes.missing : shared.soft}>
                {type.missing ? words.missing : words.none}
              </span>
            )}
            <Files requestId={id} files={type.have} />
            {mayAdd(type) && <AddDocument requestId={id} type={type} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each is read when it is pressed. */
function Files({ requestId, files }: { requestId: string; files: DocumentType['have'] }) {
  const client = useQueryClient();
  const api = usePrivateApi();
  const open = async ({ fileId, name }: DocumentType['have'][number]) => {
    try {
      downloadBlob(await client.fetchQuery(tradeReads(api).file(requestId, fileId)), name);
    } catch {
      showToast({ kind: 'failed', text: words.openFailed });
    }
  };
  if (files.length === 0) return null;
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file.fileId}>
          <Button size="compact" look="quiet" aria-label={words.open(file.name)} onClick={() => void open(file)}>
            <bdi>{file.name}</bdi>
          </Button>
          <span className={shared.soft}>{formatJalali(file.at, 'dateTime')}</span>
        </li>
      ))}
    </ul>
  );
}
