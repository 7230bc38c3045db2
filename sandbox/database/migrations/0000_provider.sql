CREATE TABLE "attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"bin" text NOT NULL,
	"last4" text NOT NULL,
	"scheme" text NOT NULL,
	"fingerprint" text NOT NULL,
	"address_mark" text NOT NULL,
	"scenario" text NOT NULL,
	"with3d" boolean NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"installment_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"attempt_id" text,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text,
	"amount" bigint
);
--> statement-breakpoint
CREATE TABLE "merchants" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"merchant_key" text NOT NULL,
	"merchant_salt" text NOT NULL,
	"website" text NOT NULL,
	"logo" text NOT NULL,
	"notification_url" text NOT NULL,
	"test_mode" boolean NOT NULL,
	"non3d" boolean NOT NULL,
	"force3d" boolean NOT NULL,
	"store_card_off" boolean NOT NULL,
	"dark" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"url" text NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"claimed_by" text,
	"claimed_until" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"last_result" text
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"csrf_token" text NOT NULL,
	"merchant_id" text NOT NULL,
	"merchant_oid" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"email" text NOT NULL,
	"user_ip" text NOT NULL,
	"user_name" text NOT NULL,
	"user_address" text NOT NULL,
	"user_phone" text NOT NULL,
	"user_basket" text NOT NULL,
	"no_installment" boolean NOT NULL,
	"max_installment" integer NOT NULL,
	"ok_url" text NOT NULL,
	"fail_url" text NOT NULL,
	"test_mode" boolean NOT NULL,
	"debug_on" boolean NOT NULL,
	"timeout_limit" integer NOT NULL,
	"lang" text NOT NULL,
	"non3d" boolean NOT NULL,
	"force3d" boolean NOT NULL,
	"store_card_off" boolean NOT NULL,
	"dark" boolean NOT NULL,
	"warnings" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "orders_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_order" ON "attempts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "attempts_fingerprint" ON "attempts" USING btree ("fingerprint","at");--> statement-breakpoint
CREATE INDEX "attempts_address" ON "attempts" USING btree ("address_mark","at");--> statement-breakpoint
CREATE INDEX "entries_order" ON "entries" USING btree ("order_id","seq");--> statement-breakpoint
CREATE INDEX "entries_attempt" ON "entries" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_one_charge_per_order" ON "entries" USING btree ("order_id") WHERE kind = 'charged';--> statement-breakpoint
CREATE UNIQUE INDEX "entries_one_end_per_order" ON "entries" USING btree ("order_id") WHERE kind in ('charged', 'closed');--> statement-breakpoint
CREATE INDEX "notifications_due" ON "notifications" USING btree ("next_at") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "notifications_order" ON "notifications" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_merchant_oid" ON "orders" USING btree ("merchant_id","merchant_oid");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("expires_at") WHERE ended_at is null;