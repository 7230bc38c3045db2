CREATE TABLE "refunds" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"reference_no" text
);
--> statement-breakpoint
CREATE TABLE "stored_cards" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stored_cards_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"utoken" text NOT NULL,
	"ctoken" text NOT NULL,
	"dtoken" text NOT NULL,
	"bin" text NOT NULL,
	"last4" text NOT NULL,
	"scheme" text NOT NULL,
	"fingerprint" text NOT NULL,
	"scenario" text NOT NULL,
	"month" text NOT NULL,
	"year" text NOT NULL,
	CONSTRAINT "stored_cards_ctoken_unique" UNIQUE("ctoken"),
	CONSTRAINT "stored_cards_dtoken_unique" UNIQUE("dtoken")
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"utoken" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"group_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallets_group_id_unique" UNIQUE("group_id")
);
--> statement-breakpoint
CREATE TABLE "store_refunds" (
	"reference" text PRIMARY KEY NOT NULL,
	"oid" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"done" boolean NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_wallets" (
	"shopper" text NOT NULL,
	"merchant_id" text NOT NULL,
	"utoken" text NOT NULL,
	CONSTRAINT "store_wallets_shopper_merchant_id_pk" PRIMARY KEY("shopper","merchant_id")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "points" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "store_month" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "store_year" text;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "require_cvv" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "no_installment" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "single_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "pft_option_max" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "utoken" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "single_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pft_option_max" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "fields" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "shopper" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_cards" ADD CONSTRAINT "stored_cards_utoken_wallets_utoken_fk" FOREIGN KEY ("utoken") REFERENCES "public"."wallets"("utoken") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_reference" ON "refunds" USING btree ("order_id","reference_no");--> statement-breakpoint
CREATE UNIQUE INDEX "stored_cards_once" ON "stored_cards" USING btree ("utoken","fingerprint");--> statement-breakpoint
CREATE INDEX "store_refunds_oid" ON "store_refunds" USING btree ("oid","at");