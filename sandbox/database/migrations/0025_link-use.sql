CREATE TABLE "link_challenges" (
	"attempt_id" text PRIMARY KEY NOT NULL,
	"link_id" text NOT NULL,
	"address_fingerprint" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_holds" (
	"order_id" text PRIMARY KEY NOT NULL,
	"link_id" text NOT NULL,
	"held_from" timestamp with time zone NOT NULL,
	"quantity" integer NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_totals" (
	"link_id" text PRIMARY KEY NOT NULL,
	"sold" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"uses" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "link_holds" ADD CONSTRAINT "link_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_holds" ADD CONSTRAINT "link_holds_link_id_links_short_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("short_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_totals" ADD CONSTRAINT "link_totals_link_id_links_short_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("short_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_challenges_address" ON "link_challenges" USING btree ("link_id","address_fingerprint","begun_at");--> statement-breakpoint
CREATE INDEX "link_challenges_begun" ON "link_challenges" USING btree ("begun_at");--> statement-breakpoint
CREATE INDEX "link_holds_link" ON "link_holds" USING btree ("link_id","held_from");
--> statement-breakpoint
-- Until now every payment of a link read all orders of the link, and for each open challenge all challenges before it.
-- The tables begin with what those say.
INSERT INTO "link_totals"
SELECT o.link_id, sum(o.quantity), sum(o.amount), count(*)
FROM orders o JOIN entries e ON e.order_id = o.id AND e.kind = 'charged'
WHERE o.link_id IS NOT NULL
GROUP BY o.link_id;
--> statement-breakpoint
INSERT INTO "link_holds"
SELECT o.id, o.link_id, CASE last.kind WHEN 'challenged' THEN last.at ELSE 'infinity' END, o.quantity, o.amount
FROM orders o
CROSS JOIN LATERAL (
  SELECT e.kind, e.at, e.attempt_id FROM entries e
  WHERE e.order_id = o.id AND e.kind NOT IN ('approved', 'reversed')
  ORDER BY e.seq DESC LIMIT 1
) last
WHERE o.link_id IS NOT NULL AND o.ended_at IS NULL
  AND (last.kind IN ('authorising', 'reviewing') OR (last.kind = 'challenged' AND challenge_holds(o.link_id, last.attempt_id)));
--> statement-breakpoint
INSERT INTO "link_challenges"
SELECT a.id, o.link_id, a.address_fingerprint, a.at
FROM attempts a
JOIN orders o ON o.id = a.order_id AND o.link_id IS NOT NULL
JOIN entries begun ON begun.attempt_id = a.id AND begun.kind = 'challenged'
WHERE a.at > (SELECT max(at) FROM entries) - interval '1 hour'
  AND NOT EXISTS (SELECT 1 FROM entries e WHERE e.attempt_id = a.id AND e.kind IN ('authorising', 'reviewing'));
--> statement-breakpoint
DROP FUNCTION challenge_holds(text, text);
--> statement-breakpoint
-- Whether a challenge keeps its pieces of a link is decided when it begins, and never changes (TR-05). Counted are the
-- challenges of the same network address and link, begun in the hour before, whose shopper had not answered them with
-- success by then: left, failed, given up or still open. What the bank was asked about does not count, declined or not.
-- After three of them a challenge keeps nothing, also when they are paid later: its pieces may be another shopper's then.
CREATE FUNCTION challenge_holds(link text, address text, at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT count(*) < 3 FROM (
    SELECT 1 FROM link_challenges earlier
    WHERE earlier.link_id = link AND earlier.address_fingerprint = address AND earlier.begun_at > at - interval '1 hour'
    LIMIT 3
  ) counted
$$;
--> statement-breakpoint
-- What a link has sold and what payments under way keep of it, without those of one order. A piece of a product is kept from
-- the moment its shopper is sent to the bank, until the bank's page is too old to be answered (`lapsed`: challenges begun
-- before it count no more). A collection is one payer's: who goes back and starts again must not stand in their own way, so
-- only an authorisation or a review keeps its part.
CREATE OR REPLACE FUNCTION link_use(link text, besides text, lapsed timestamptz)
RETURNS TABLE (sold float8, paid float8, held float8, held_amount float8, uses float8, held_uses float8)
LANGUAGE sql STABLE AS $$
  SELECT
    (coalesce(total.sold, 0) - coalesce(own.quantity, 0))::float8,
    (coalesce(total.paid, 0) - coalesce(own.amount, 0))::float8,
    holds.pieces::float8,
    holds.amount::float8,
    (coalesce(total.uses, 0) - coalesce(own.uses, 0))::float8,
    holds.uses::float8
  FROM (
    SELECT
      coalesce(sum(quantity), 0) AS pieces,
      coalesce(sum(h.amount) FILTER (WHERE held_from = 'infinity'), 0) AS amount,
      count(*) AS uses
    FROM link_holds h WHERE h.link_id = link AND h.held_from > lapsed AND h.order_id <> besides
  ) holds
  LEFT JOIN link_totals total ON total.link_id = link
  LEFT JOIN (
    SELECT o.quantity, o.amount, 1 AS uses
    FROM orders o JOIN entries e ON e.order_id = o.id AND e.kind = 'charged'
    WHERE o.id = besides AND o.link_id = link
  ) own ON true
$$;
--> statement-breakpoint
-- Every entry of a link's order changes what the order keeps, and a charge what was sold. The trigger before it has locked
-- the link where more is taken of it than was.
CREATE FUNCTION count_link_use() RETURNS trigger LANGUAGE plpgsql AS $$
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
  ELSIF NEW.kind IN ('authorising', 'reviewing') THEN
    DELETE FROM link_challenges WHERE attempt_id = NEW.attempt_id;
    INSERT INTO link_holds VALUES (NEW.order_id, wanted.link_id, 'infinity', wanted.quantity, wanted.amount);
  ELSIF NEW.kind = 'challenged' THEN
    SELECT address_fingerprint, at INTO begun FROM attempts WHERE id = NEW.attempt_id;
    IF NEW.attempt_id IS NULL OR challenge_holds(wanted.link_id, begun.address_fingerprint, begun.at) THEN
      INSERT INTO link_holds VALUES (NEW.order_id, wanted.link_id, NEW.at, wanted.quantity, wanted.amount);
    END IF;
    INSERT INTO link_challenges
    SELECT NEW.attempt_id, wanted.link_id, begun.address_fingerprint, begun.at WHERE NEW.attempt_id IS NOT NULL;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER entries_link_use AFTER INSERT ON "entries" FOR EACH ROW
WHEN (NEW.kind NOT IN ('approved', 'reversed')) EXECUTE FUNCTION count_link_use();
