ALTER TABLE "merchants" ADD COLUMN "earlier_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "earlier_salt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "earlier_until" timestamp with time zone;