import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Product } from '../../../../contract/catalog/product.ts';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { addressReads } from '../../../parts/account/address/queries.ts';
import { profileReads } from '../../../parts/account/personal-info/queries.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { tradeReads } from '../queries.ts';
import { editorTexts as words } from './editor-texts.ts';
import { type AskedSupplier, type Buyer, buyerOf, codesOf, draftOfOffer, draftOfRequest } from './request-draft.ts';
import { RequestEditor } from './request-editor.tsx';
import { draftAgain, draftOfStart, type RequestStart } from './request-starts.ts';

export const editorSkeleton = <Skeleton shape="rows" count={5} />;

/** Writes a new request of purchase, about an offer. */
export const NewRequestScreen = ({ id, offer, qty }: { id: string; offer: Product; qty: string | undefined }) => (
  <Editor id={id} request={undefined} knownFor={(buyer) => draftOfOffer(offer, { lineId: id, qty, buyer })} />
);

/** Writes a new request to one supplier or several. */
export const NewGroupScreen = ({ id, start }: { id: string; start: RequestStart }) => (
  <>
    {start.isCut && <Message tone="info">{words.linesCut}</Message>}
    <Editor
      id={id}
      request={undefined}
      candidates={start.candidates}
      knownFor={(buyer) => draftOfStart(start, buyer)}
    />
  </>
);

/** Asks for the same as an earlier request. */
export function AgainScreen({ id, of }: { id: string; of: string }) {
  const request = useQuery(tradeReads(usePrivateApi()).request(of));
  return (
    <ReadGate query={request} skeleton={editorSkeleton}>
      {(one) => <Editor id={id} request={undefined} knownFor={(buyer) => draftAgain(one, id, buyer)} />}
    </ReadGate>
  );
}

/** Changes a request that is not agreed yet. */
export function EditRequestScreen({ id }: { id: string }) {
  const request = useQuery(tradeReads(usePrivateApi()).request(id));
  return (
    <ReadGate query={request} skeleton={editorSkeleton}>
      {(one) =>
        one.allowedActions.includes('edit') ? (
          <Editor id={id} request={one} knownFor={(buyer) => draftOfRequest(one, buyer)} />
        ) : (
          <Notice {...words.gone}>
            <Link to="/profile/directorderinfo/$id" params={{ id }} className={buttonClass('primary')}>
              {words.seeRequest}
            </Link>
          </Notice>
        )
      }
    </ReadGate>
  );
}

type EditorProps = {
  id: string;
  request: TradeRequest | undefined;
  candidates?: readonly AskedSupplier[];
  knownFor: (buyer: Buyer) => ReturnType<typeof draftOfOffer>;
};

function Editor({ id, request, candidates, knownFor }: EditorProps) {
  const api = usePrivateApi();
  const navigate = useNavigate();
  const addresses = useQuery(addressReads(api).all());
  const profile = useQuery(profileReads(api).own());
  const merchants = useQuery(tradeReads(api).buyingMerchants());
  return (
    <section>
      <PageHead title={request && request.state !== 'draft' ? words.change : words.title} noindex />
      <ReadGate query={addresses} skeleton={editorSkeleton}>
        {({ items }) => (
          <ReadGate query={profile} skeleton={editorSkeleton}>
            {(known) => (
              <RequestEditor
                id={id}
                request={request}
                known={knownFor(buyerOf(known))}
                codes={codesOf(known)}
                addresses={items}
                candidates={candidates}
                // In the editor's place: its address would begin the same request again.
                // Without it the person buys alone, or for the merchant that was chosen before.
                merchants={merchants.data}
                onSaved={({ state, group, isWaiting }) => {
                  if (state === 'draft' && !isWaiting) void navigate({ to: '/profile/directorder', replace: true });
                  else if (!request && group)
                    void navigate({ to: '/profile/directorder/group/$id', params: { id: group.id }, replace: true });
                  else void navigate({ to: '/profile/directorderinfo/$id', params: { id }, replace: true });
                }}
              />
            )}
          </ReadGate>
        )}
      </ReadGate>
    </section>
  );
}
