import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { adminReads } from '../../../features/merchants/admin/queries.ts';
import { ReviewedMerchants } from '../../../features/merchants/admin/reviewed-merchants.tsx';

export const Route = createFileRoute('/profile/admin/merchants')({
  loader: ({ context }) => startOwnReads(context, (api) => [adminReads(api).merchants('waitingConfirm')]),
  component: ReviewedMerchants,
});
