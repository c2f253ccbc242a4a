ALTER TABLE "conversation_reports" ADD COLUMN "kept_messages" jsonb;--> statement-breakpoint
CREATE INDEX "messages_at" ON "messages" USING btree ("conversation_id","at","seq");