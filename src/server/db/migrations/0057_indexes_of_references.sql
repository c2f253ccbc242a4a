CREATE INDEX "page_revisions_person" ON "page_revisions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "merchants_supplier" ON "merchants" USING btree ("supplier_id") WHERE "merchants"."supplier_id" is not null;--> statement-breakpoint
CREATE INDEX "trade_documents_file" ON "trade_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "trade_requests_address" ON "trade_requests" USING btree ("address_id") WHERE "trade_requests"."address_id" is not null;