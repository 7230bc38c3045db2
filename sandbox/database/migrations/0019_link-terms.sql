ALTER TABLE "links" ADD COLUMN "payment_options" jsonb;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "bank_loans" jsonb;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "ok_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "fail_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "success_message" text DEFAULT '' NOT NULL;