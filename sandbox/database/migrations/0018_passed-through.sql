ALTER TABLE "orders" ADD COLUMN "submerchant_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ptr_url" text DEFAULT '' NOT NULL;