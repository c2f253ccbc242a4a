CREATE INDEX "device_visits_age" ON "device_visits" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "page_visits_age" ON "page_visits" USING btree ("at");