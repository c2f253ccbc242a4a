ALTER TABLE "conversation_reports" ADD COLUMN "message_text" text;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD COLUMN "message_file_ids" uuid[] DEFAULT '{}' NOT NULL;