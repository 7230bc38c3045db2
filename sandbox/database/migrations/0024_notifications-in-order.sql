DROP INDEX "notifications_due";--> statement-breakpoint
CREATE INDEX "notifications_due" ON "notifications" USING btree ((tries > 0),"next_at") WHERE delivered_at is null;