CREATE TABLE "reviews" (
	"attempt_id" text PRIMARY KEY NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"due_reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sms_checks" (
	"attempt_id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"sends" integer DEFAULT 0 NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sms_messages" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_messages_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"phone" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer_notices" (
	"attempt_id" text PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"id_last6" text NOT NULL,
	"card_last4" text NOT NULL,
	"phone" text NOT NULL,
	"payment_date" text NOT NULL,
	"by_credit_card" boolean NOT NULL,
	"at_atm" boolean NOT NULL,
	"transaction_no" text NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "variant" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "transfer_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_options" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bank_loans" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "transfer_bank" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sandbox_case" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_checks" ADD CONSTRAINT "sms_checks_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_notices" ADD CONSTRAINT "transfer_notices_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_open" ON "reviews" USING btree ("due_at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "sms_messages_order" ON "sms_messages" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_reference_unique" UNIQUE("reference");