CREATE INDEX "entries_charged_at" ON "entries" USING btree ("at") WHERE kind = 'charged';--> statement-breakpoint
CREATE INDEX "refunds_at" ON "refunds" USING btree ("at");