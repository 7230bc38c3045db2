CREATE TABLE "store_notifications" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_notifications_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"oid" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"fields" jsonb NOT NULL,
	"verdict" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_orders" (
	"oid" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"basket" jsonb NOT NULL,
	"language" text NOT NULL,
	"theme" text NOT NULL,
	"framed" boolean NOT NULL,
	"timeout_limit" integer NOT NULL,
	"flags" jsonb NOT NULL,
	"scenario" text,
	"token" text NOT NULL,
	"state" text NOT NULL,
	"paid_amount" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"inquired_at" timestamp with time zone,
	"inquiry_answer" jsonb
);
--> statement-breakpoint
CREATE TABLE "acs_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_name" text NOT NULL,
	"amount" text NOT NULL,
	"currency" text NOT NULL,
	"last4" text NOT NULL,
	"scheme" text NOT NULL,
	"lang" text NOT NULL,
	"behaviour" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"return_url" text NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"result" text
);
--> statement-breakpoint
CREATE INDEX "store_notifications_oid" ON "store_notifications" USING btree ("oid","seq");--> statement-breakpoint
CREATE INDEX "store_orders_created" ON "store_orders" USING btree ("created_at");