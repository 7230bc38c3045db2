CREATE TABLE "link_messages" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_messages_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"link_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "links" (
	"short_id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image" text NOT NULL,
	"price" bigint NOT NULL,
	"max_price" bigint,
	"currency" text NOT NULL,
	"lang" text NOT NULL,
	"max_installment" integer NOT NULL,
	"pft_option_max" integer NOT NULL,
	"payer_name" text NOT NULL,
	"payer_email" text NOT NULL,
	"min_count" integer NOT NULL,
	"stock" integer,
	"zip_required" boolean NOT NULL,
	"invoice" boolean NOT NULL,
	"callback_link" text NOT NULL,
	"callback_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "store_links" (
	"id" text PRIMARY KEY NOT NULL,
	"callback_id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"max_price" bigint,
	"currency" text NOT NULL,
	"stock" integer,
	"address" text NOT NULL,
	"qr" text NOT NULL,
	"scenario" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "store_links_callback_id_unique" UNIQUE("callback_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "link_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "store_notifications" ADD COLUMN "callback_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link_messages" ADD CONSTRAINT "link_messages_link_id_links_short_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("short_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_messages_link" ON "link_messages" USING btree ("link_id","seq");--> statement-breakpoint
CREATE INDEX "links_merchant" ON "links" USING btree ("merchant_id","created_at");--> statement-breakpoint
CREATE INDEX "store_links_created" ON "store_links" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_link_id_links_short_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("short_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_link" ON "orders" USING btree ("link_id") WHERE link_id is not null;--> statement-breakpoint
CREATE INDEX "store_notifications_callback" ON "store_notifications" USING btree ("callback_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "store_notifications_link_payment" ON "store_notifications" USING btree ("oid") WHERE callback_id <> '' and verdict = 'accepted';