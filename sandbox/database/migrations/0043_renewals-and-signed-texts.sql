ALTER TABLE "merchants" ADD COLUMN "renewal_signed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "signed_texts" ADD COLUMN "at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "signed_texts_by_time" ON "signed_texts" USING btree ("at");