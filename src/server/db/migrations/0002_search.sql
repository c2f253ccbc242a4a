-- Derived rows, which the next start makes anew with their new column.
TRUNCATE "search_entries", "search_terms";--> statement-breakpoint
DROP INDEX "search_entries_text";--> statement-breakpoint
DROP INDEX "search_entries_part";--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "title_words" "tsvector" NOT NULL;--> statement-breakpoint
CREATE INDEX "search_entries_title" ON "search_entries" USING gin ("title_words") WITH (fastupdate=false) WHERE type = 'product';--> statement-breakpoint
CREATE INDEX "search_entries_others" ON "search_entries" USING gin ("words") WITH (fastupdate=false) WHERE type <> 'product';--> statement-breakpoint
CREATE INDEX "search_entries_scattered" ON "search_entries" USING btree (uuid_hash(object_id),"object_id") WHERE type = 'product';--> statement-breakpoint
CREATE INDEX "search_entries_part" ON "search_entries" USING btree ("part_folded","object_id");