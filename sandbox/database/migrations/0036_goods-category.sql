ALTER TABLE "merchants" ADD COLUMN "category" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "category" text DEFAULT '' NOT NULL;