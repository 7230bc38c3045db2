ALTER TABLE "links" ADD COLUMN "return_state" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_state" boolean DEFAULT false NOT NULL;