import { FILE_MAX_BYTES } from '../wire/file-limits.ts';
import type { Side } from './fulfilment.ts';
import type { RequestState } from './request-states.ts';

interface DocumentType {
  id: string;
  title: string;
  whoUploads: Side;
  /** The states that a request has it in; none: it is welcome. */
  requiredInState: readonly RequestState[];
  /** Of requests of goods only, or of services only. @default both */
  only?: 'goods' | 'services';
}

/** What the files that belong to a request are. */
export const documentTypes = [
  { id: 'specification', title: 'نقشه یا مشخصات فنی', whoUploads: 'buyer', requiredInState: [] },
  { id: 'paymentSlip', title: 'فیش یا تصویر چک', whoUploads: 'buyer', requiredInState: [] },
  { id: 'receipt', title: 'عکس یا صورت‌جلسهٔ تحویل', whoUploads: 'buyer', requiredInState: [] },
  { id: 'officialInvoice', title: 'صورتحساب رسمی', whoUploads: 'supplier', requiredInState: ['published', 'closed'] },
  {
    id: 'waybill',
    title: 'بارنامه یا حوالهٔ خروج',
    whoUploads: 'supplier',
    requiredInState: ['published', 'closed'],
    only: 'goods',
  },
  { id: 'report', title: 'گزارش یا سند تحویل', whoUploads: 'supplier', requiredInState: [], only: 'services' },
  { id: 'certificate', title: 'گواهی کیفیت یا استاندارد', whoUploads: 'supplier', requiredInState: [] },
] as const satisfies readonly DocumentType[];

export type DocumentTypeId = (typeof documentTypes)[number]['id'];
export const documentTypeIds = documentTypes.map(({ id }) => id) as unknown as readonly [
  DocumentTypeId,
  ...DocumentTypeId[],
];

/** Those of one request: a service has no waybill. */
export const documentTypesOf = (isOfServices: boolean): readonly (DocumentType & { id: DocumentTypeId })[] =>
  documentTypes.filter((type) => !('only' in type) || type.only === (isOfServices ? 'services' : 'goods'));

/** As they are stored: an image as WebP. */
export const DOCUMENT_FORMATS = ['image/webp', 'application/pdf'] as const;
export const DOCUMENT_MAX_BYTES = FILE_MAX_BYTES;
/** Photos of one receipt. */
export const RECEIPT_FILES_MAX = 10;
