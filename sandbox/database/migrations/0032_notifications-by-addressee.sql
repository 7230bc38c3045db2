DROP INDEX "notifications_due";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "merchant_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "host" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Only notices that wait are written, since the table may be long. The host is written as hostOf of addressee.ts writes it.
UPDATE "notifications"
SET "merchant_id" = coalesce("fields"->>'merchant_id', ''),
  "host" = regexp_replace(
    regexp_replace(
      lower(coalesce(substring("url" from '^[^:]+://(?:[^/?#]*@)?([^/?#]*)'), '')),
      CASE WHEN "url" ILIKE 'https:%' THEN ':443$' ELSE ':80$' END,
      ''
    ),
    '\.(:[0-9]+)?$',
    '\1'
  )
WHERE "delivered_at" IS NULL;--> statement-breakpoint
CREATE INDEX "notifications_waiting" ON "notifications" USING btree ("merchant_id","host",(tries > 0),"next_at") WHERE delivered_at is null;