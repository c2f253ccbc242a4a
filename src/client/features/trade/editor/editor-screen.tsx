import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Product } from '../../../../contract/catalog/product.ts';
import { ApiError } from '../../../data/api.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { addressReads } from '../../../parts/account/address/queries.ts';
import { profileReads } from '../../../parts/account/personal-info/queries.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { tradeReads } from '../queries.ts';
import { editorTexts as words } from './editor-texts.ts';
import { buyerOf, draftOfOffer, draftOfRequest, type RequestDraft } from './request-draft.ts';
import { RequestEditor } from './request-editor.tsx';

const isNotFound = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

type EditorScreenProps = {
  id: string;
  /** What a new request is about; undefined while it is read, and for a request that the server has. */
  offer: Product | undefined;
  isNew: boolean;
  qty: string | undefined;
};

/** Writes a request of purchase: a new one about an offer, or one that is not agreed yet. */
export function EditorScreen({ id, offer, isNew, qty }: EditorScreenProps) {
  const api = usePrivateApi();
  const navigate = useNavigate();
  const request = useQuery({
    ...tradeReads(api).request(id),
    retry: (count, error) => !isNotFound(error) && count < 1,
  });
  const addresses = useQuery(addressReads(api).all());
  const profile = useQuery(profileReads(api).own());
  const isUnknown = request.isError && isNotFound(request.error);
  const buyer = buyerOf(profile.data);
  const known: RequestDraft | undefined = request.data
    ? draftOfRequest(request.data, buyer)
    : offer && (isUnknown || !request.isLoading)
      ? draftOfOffer(offer, { lineId: id, qty, buyer })
      : undefined;
  const heading = request.data && request.data.state !== 'draft' ? words.change : words.title;
  if (request.data && !request.data.allowedActions.includes('edit'))
    return (
      <Notice {...words.gone}>
        <Link to="/profile/directorderinfo/$id" params={{ id }} className={buttonClass('primary')}>
          {words.seeRequest}
        </Link>
      </Notice>
    );
  if (isUnknown && !isNew) return <Notice {...words.noOffer} />;
  return (
    <section>
      <PageHead title={heading} noindex />
      <ReadGate query={addresses} skeleton={<Skeleton shape="rows" count={5} />}>
        {({ items }) =>
          known && !profile.isLoading ? (
            <RequestEditor
              key={known.supplierId}
              id={id}
              request={request.data}
              known={known}
              addresses={items}
              onSaved={({ state }) =>
                void navigate(
                  state === 'draft'
                    ? { to: '/profile/directorder' }
                    : { to: '/profile/directorderinfo/$id', params: { id }, replace: true },
                )
              }
            />
          ) : (
            <Skeleton shape="rows" count={5} />
          )
        }
      </ReadGate>
    </section>
  );
}
