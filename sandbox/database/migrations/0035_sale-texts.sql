CREATE TABLE "sale_texts" (
	"merchant_id" text NOT NULL,
	"sha256" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "sale_texts_merchant_id_sha256_pk" PRIMARY KEY("merchant_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "accepted_texts" jsonb;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "seller" jsonb;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "sale_texts" jsonb;--> statement-breakpoint
ALTER TABLE "sale_texts" ADD CONSTRAINT "sale_texts_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;