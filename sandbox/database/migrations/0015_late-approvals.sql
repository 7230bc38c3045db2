DROP INDEX "reversals_due";--> statement-breakpoint
ALTER TABLE "reversals" ADD COLUMN "ask_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reversals_open" ON "reversals" USING btree ("next_at") WHERE reversed_at is null or ask_until is not null;