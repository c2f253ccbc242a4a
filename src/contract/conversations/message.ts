import { z } from 'zod';
import { MESSAGE_FILES_MAX, MESSAGE_MAX_LENGTH } from '../../core/talk/talk-limits.ts';

export const messageFile = z.object({
  id: z.uuid(),
  name: z.string(),
  mime: z.string(),
  bytes: z.number().int(),
});
export type MessageFile = z.infer<typeof messageFile>;

export const message = z.object({
  /** Made by the device that wrote it. */
  id: z.uuid(),
  /** Orders the messages of a conversation, without gaps. */
  seq: z.number().int(),
  /** Grows with every change of any message of the conversation. */
  changedSeq: z.number().int(),
  /** Which party wrote it. */
  by: z.enum(['own', 'other']),
  isMine: z.boolean(),
  /** Of the own party's people; null for the other party's. */
  authorName: z.string().nullable(),
  /** Null for a deleted message, except for an operator who looks into a report of it. */
  text: z.string().nullable(),
  /** Each is read at `/conversations/{id}/file`. */
  files: z.array(messageFile),
  replyTo: z.object({ id: z.uuid(), seq: z.number().int() }).nullable(),
  /** Counts the edits. */
  editNo: z.number().int(),
  editedAt: z.iso.datetime().nullable(),
  deletedAt: z.iso.datetime().nullable(),
  /** When the server got it. It orders nothing. */
  at: z.iso.datetime(),
});
export type Message = z.infer<typeof message>;

const text = z.string().trim().max(MESSAGE_MAX_LENGTH);

/** Text, files or both. */
export const newMessage = z
  .object({
    /** Sent again, it is the same message. */
    id: z.uuid(),
    text: text.default(''),
    /** Attachments of the writer. */
    fileIds: z.array(z.uuid()).max(MESSAGE_FILES_MAX).default([]),
    /** The id of a message of the conversation. */
    replyTo: z.uuid().optional(),
  })
  .refine((given) => given.text !== '' || given.fileIds.length > 0, {
    path: ['text'],
    message: 'متن پیام را بنویسید یا فایلی بیفزایید.',
  });

/** What its writer changes within 15 minutes. */
export const messageEdit = z.strictObject({
  messageId: z.uuid(),
  text: text.min(1),
  /** The edit that was seen; another one by now is 409. */
  editNo: z.int32().min(0),
});

/** What a person has written, in the export of their data. */
export const exportedMessage = z.object({
  conversationId: z.uuid(),
  /** The name of the other party. */
  to: z.string(),
  seq: z.number().int(),
  /** Null for a deleted message. */
  text: z.string().nullable(),
  fileIds: z.array(z.uuid()),
  at: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  deletedAt: z.iso.datetime().nullable(),
});
export type ExportedMessage = z.infer<typeof exportedMessage>;
