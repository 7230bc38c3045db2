ALTER TABLE "orders" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_to_erase" ON "orders" USING btree ("ended_at") WHERE erased_at is null and ended_at is not null;
--> statement-breakpoint
-- What the ledger says of money never changes. Of an order that has ended the personal fields may be emptied, all of a row at
-- once and nothing else with them (SV-07).
CREATE FUNCTION refuse_change_but_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  emptied jsonb;
  of_order text;
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'attempts' THEN
    emptied := to_jsonb(OLD) || '{"bin":"","last4":"","fingerprint":"","address_fingerprint":"","line_fingerprint":"",
      "reference":null,"store_month":null,"store_year":null}';
    of_order := OLD.order_id;
  ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'transfer_notices' THEN
    emptied := to_jsonb(OLD) || '{"user_name":"","id_last6":"","card_last4":"","phone":"","transaction_no":"","description":""}';
    SELECT a.order_id INTO of_order FROM attempts a WHERE a.id = OLD.attempt_id;
  END IF;
  IF to_jsonb(NEW) = emptied AND EXISTS (SELECT 1 FROM orders o WHERE o.id = of_order AND o.ended_at IS NOT NULL) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the ledger is append-only: % on % is refused', TG_OP, TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
-- Messages and posts that were given up say nothing of money: they may be dropped once their order has ended.
CREATE FUNCTION refuse_change_before_the_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM orders o WHERE o.id = OLD.order_id AND o.ended_at IS NOT NULL) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the ledger is append-only: % on % is refused', TG_OP, TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
DROP TRIGGER attempts_append_only ON "attempts";
--> statement-breakpoint
CREATE TRIGGER attempts_append_only BEFORE UPDATE OR DELETE ON "attempts" FOR EACH ROW EXECUTE FUNCTION refuse_change_but_erasure();
--> statement-breakpoint
DROP TRIGGER transfer_notices_append_only ON "transfer_notices";
--> statement-breakpoint
CREATE TRIGGER transfer_notices_append_only BEFORE UPDATE OR DELETE ON "transfer_notices" FOR EACH ROW EXECUTE FUNCTION refuse_change_but_erasure();
--> statement-breakpoint
DROP TRIGGER sms_messages_append_only ON "sms_messages";
--> statement-breakpoint
CREATE TRIGGER sms_messages_append_only BEFORE UPDATE OR DELETE ON "sms_messages" FOR EACH ROW EXECUTE FUNCTION refuse_change_before_the_end();
--> statement-breakpoint
DROP TRIGGER void_posts_append_only ON "void_posts";
--> statement-breakpoint
CREATE TRIGGER void_posts_append_only BEFORE UPDATE OR DELETE ON "void_posts" FOR EACH ROW EXECUTE FUNCTION refuse_change_before_the_end();
