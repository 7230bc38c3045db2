CREATE TABLE "link_payments" (
	"link_id" text NOT NULL,
	"entry_seq" bigint NOT NULL,
	"order_id" text NOT NULL,
	CONSTRAINT "link_payments_link_id_entry_seq_pk" PRIMARY KEY("link_id","entry_seq")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "line_fingerprint" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link_payments" ADD CONSTRAINT "link_payments_link_id_links_short_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("short_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_payments" ADD CONSTRAINT "link_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Whoever opened a paid link, or asked for its payments, made the orders of the link be read, paid or not. The table
-- begins with what those say.
INSERT INTO "link_payments"
SELECT o.link_id, e.seq, o.id
FROM orders o JOIN entries e ON e.order_id = o.id AND e.kind = 'charged'
WHERE o.link_id IS NOT NULL;
--> statement-breakpoint
-- As it was, with the payment itself beside the totals, and with challenges that were left counted by the line of their
-- shopper: an IPv6 line has many networks of 64 bits.
CREATE OR REPLACE FUNCTION count_link_use() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted record;
  begun record;
BEGIN
  SELECT link_id, quantity, amount INTO wanted FROM orders WHERE id = NEW.order_id;
  IF wanted.link_id IS NULL THEN RETURN NULL; END IF;
  DELETE FROM link_holds WHERE order_id = NEW.order_id;
  IF NEW.kind = 'charged' THEN
    INSERT INTO link_totals AS total VALUES (wanted.link_id, wanted.quantity, wanted.amount, 1)
    ON CONFLICT (link_id) DO UPDATE
    SET sold = total.sold + excluded.sold, paid = total.paid + excluded.paid, uses = total.uses + 1;
    INSERT INTO link_payments VALUES (wanted.link_id, NEW.seq, NEW.order_id);
  ELSIF NEW.kind IN ('authorising', 'reviewing') THEN
    DELETE FROM link_challenges WHERE attempt_id = NEW.attempt_id;
    INSERT INTO link_holds VALUES (NEW.order_id, wanted.link_id, 'infinity', wanted.quantity, wanted.amount);
  ELSIF NEW.kind = 'challenged' THEN
    SELECT line_fingerprint, at INTO begun FROM attempts WHERE id = NEW.attempt_id;
    IF NEW.attempt_id IS NULL OR challenge_holds(wanted.link_id, begun.line_fingerprint, begun.at) THEN
      INSERT INTO link_holds VALUES (NEW.order_id, wanted.link_id, NEW.at, wanted.quantity, wanted.amount);
    END IF;
    INSERT INTO link_challenges
    SELECT NEW.attempt_id, wanted.link_id, begun.line_fingerprint, begun.at WHERE NEW.attempt_id IS NOT NULL;
  END IF;
  RETURN NULL;
END
$$;
