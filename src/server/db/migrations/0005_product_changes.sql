CREATE TABLE "product_changes" (
	"transaction_id" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"product_id" uuid
);
--> statement-breakpoint
CREATE UNIQUE INDEX "product_changes_transaction" ON "product_changes" USING btree ("transaction_id","product_id");