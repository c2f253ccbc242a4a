CREATE TABLE "conversation_parties" (
	"conversation_id" uuid NOT NULL,
	"no" smallint NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid,
	"supplier_id" uuid,
	"merchant_id" uuid,
	"answered_seq" integer DEFAULT 0 NOT NULL,
	"blocked_at" timestamp (3) with time zone,
	CONSTRAINT "conversation_parties_conversation_id_no_pk" PRIMARY KEY("conversation_id","no"),
	CONSTRAINT "conversation_parties_no" CHECK ("conversation_parties"."no" in (0, 1)),
	CONSTRAINT "conversation_parties_who" CHECK (("conversation_parties"."kind" = 'person') = ("conversation_parties"."person_id" is not null) and ("conversation_parties"."kind" = 'supplier') = ("conversation_parties"."supplier_id" is not null) and ("conversation_parties"."kind" <> 'merchant' or "conversation_parties"."merchant_id" is not null) and ("conversation_parties"."kind" in ('supplier', 'merchant') or "conversation_parties"."merchant_id" is null))
);
--> statement-breakpoint
CREATE TABLE "conversation_reads" (
	"conversation_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"party_no" smallint NOT NULL,
	"last_read_seq" integer DEFAULT 0 NOT NULL,
	"muted_until" timestamp (3) with time zone,
	CONSTRAINT "conversation_reads_conversation_id_person_id_pk" PRIMARY KEY("conversation_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"object_kind" text,
	"object_id" uuid,
	"pair_key" text COLLATE "C" NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"change_seq" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"opened_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversations_pair" UNIQUE NULLS NOT DISTINCT("object_kind","object_id","pair_key"),
	CONSTRAINT "conversations_object_whole" CHECK (("conversations"."object_kind" is null) = ("conversations"."object_id" is null))
);
--> statement-breakpoint
CREATE TABLE "message_edits" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"edit_no" integer NOT NULL,
	"text" text NOT NULL,
	"file_ids" uuid[] NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_edits_conversation_id_seq_edit_no_pk" PRIMARY KEY("conversation_id","seq","edit_no")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"changed_seq" integer NOT NULL,
	"party_no" smallint NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"reply_to_seq" integer,
	"edit_no" integer DEFAULT 0 NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq"),
	CONSTRAINT "messages_device_id" UNIQUE("conversation_id","id"),
	CONSTRAINT "messages_deleted_empty" CHECK ("messages"."deleted_at" is null or ("messages"."text" = '' and cardinality("messages"."file_ids") = 0))
);
--> statement-breakpoint
ALTER TABLE "conversation_parties" ADD CONSTRAINT "conversation_parties_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_parties" ADD CONSTRAINT "conversation_parties_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_parties" ADD CONSTRAINT "conversation_parties_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_parties" ADD CONSTRAINT "conversation_parties_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reads" ADD CONSTRAINT "conversation_reads_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reads" ADD CONSTRAINT "conversation_reads_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_opened_by_persons_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_edits" ADD CONSTRAINT "message_edits_message" FOREIGN KEY ("conversation_id","seq") REFERENCES "public"."messages"("conversation_id","seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_persons_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_parties_person" ON "conversation_parties" USING btree ("person_id","conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_parties_supplier" ON "conversation_parties" USING btree ("supplier_id","conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_parties_merchant" ON "conversation_parties" USING btree ("merchant_id","conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_parties_support" ON "conversation_parties" USING btree ("conversation_id") WHERE "conversation_parties"."kind" = 'support';--> statement-breakpoint
CREATE INDEX "conversation_reads_person" ON "conversation_reads" USING btree ("person_id","conversation_id");--> statement-breakpoint
CREATE INDEX "conversations_opened" ON "conversations" USING btree ("opened_by","created_at");--> statement-breakpoint
CREATE INDEX "messages_changed" ON "messages" USING btree ("conversation_id","changed_seq");--> statement-breakpoint
CREATE INDEX "messages_author" ON "messages" USING btree ("author_id","at");