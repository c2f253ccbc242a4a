import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { ContentsScreen } from '../../../features/content/editor/contents-screen.tsx';
import { ownContentReads } from '../../../features/content/editor/queries.ts';
import { OperatorGate } from '../../../parts/account/operator-gate.tsx';
import { waitingReads } from '../../../parts/account/waiting/queries.ts';

export const Route = createFileRoute('/profile/admin/contents/')({
  loader: ({ context }) =>
    startOwnReads(context, (api) => [waitingReads(api).ofOperator(), ownContentReads(api).list(undefined)]),
  component: () => <OperatorGate>{() => <ContentsScreen />}</OperatorGate>,
});
