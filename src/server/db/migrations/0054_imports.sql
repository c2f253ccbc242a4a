CREATE TABLE "import_changes" (
	"import_id" uuid NOT NULL,
	"batch" integer NOT NULL,
	"kind" text NOT NULL,
	"object_id" uuid NOT NULL,
	"part_id" uuid,
	"title" text NOT NULL,
	"before" jsonb,
	"from_version" integer NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "import_changes_import_id_batch_kind_object_id_pk" PRIMARY KEY("import_id","batch","kind","object_id")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid,
	"person_id" uuid,
	"file_name" text NOT NULL,
	"content" "bytea",
	"guess" jsonb NOT NULL,
	"plan" jsonb,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"rows_total" integer NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"fault" text,
	"undone" jsonb,
	"journal_bytes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "imports_counts" CHECK ("imports"."rows_done" between 0 and "imports"."rows_total")
);
--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_changes_object" ON "import_changes" USING btree ("object_id","version");--> statement-breakpoint
CREATE INDEX "imports_supplier" ON "imports" USING btree ("supplier_id","id");--> statement-breakpoint
CREATE INDEX "imports_person" ON "imports" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "trade_lines_offer" ON "trade_lines" USING btree ("offer_id");