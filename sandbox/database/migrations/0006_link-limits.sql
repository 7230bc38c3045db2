-- A link never sells more than its stock and never collects more than its price, however many pay at once: the database
-- itself refuses. Nothing of this is stored: what is left follows from the orders of the link and their ledgers.
--
-- `held` is what payments under way keep for themselves. A piece of a product is kept from the moment its shopper is
-- sent to the bank, until the bank's page is too old to be answered (`lapsed`: challenges begun before it count no more).
-- A collection is one payer's: who goes back and starts again must not stand in their own way, so only an authorisation
-- keeps its part. An authorisation keeps it until its order says what came of it, however long that takes.
CREATE FUNCTION link_use(link text, besides text, lapsed timestamptz)
RETURNS TABLE (sold float8, paid float8, held float8, held_amount float8) LANGUAGE sql STABLE AS $$
  SELECT
    coalesce(sum(o.quantity) FILTER (WHERE last.kind = 'charged'), 0)::float8,
    coalesce(sum(o.amount) FILTER (WHERE last.kind = 'charged'), 0)::float8,
    coalesce(sum(o.quantity) FILTER (
      WHERE last.kind = 'authorising' OR (last.kind = 'challenged' AND last.at > lapsed)
    ), 0)::float8,
    coalesce(sum(o.amount) FILTER (WHERE last.kind = 'authorising'), 0)::float8
  FROM orders o
  CROSS JOIN LATERAL (SELECT e.kind, e.at FROM entries e WHERE e.order_id = o.id ORDER BY e.seq DESC LIMIT 1) last
  WHERE o.link_id = link AND o.id <> besides
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_oversold_link() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted orders%ROWTYPE;
  link links%ROWTYPE;
  used record;
BEGIN
  SELECT * INTO wanted FROM orders WHERE id = NEW.order_id;
  IF wanted.link_id IS NULL THEN RETURN NEW; END IF;
  SELECT * INTO link FROM links WHERE short_id = wanted.link_id FOR NO KEY UPDATE;
  -- 15 minutes: challengeLifeMs of order-state.ts.
  SELECT * INTO used FROM link_use(wanted.link_id, wanted.id, NEW.at - interval '15 minutes');
  IF link.kind = 'product' AND used.sold + used.held + wanted.quantity > link.stock THEN
    RAISE EXCEPTION 'a payment beyond the stock of its link is refused';
  END IF;
  IF link.kind = 'collection' AND used.paid + used.held_amount + wanted.amount > link.price THEN
    RAISE EXCEPTION 'a payment beyond the amount of its link is refused';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER entries_link_limit BEFORE INSERT ON "entries" FOR EACH ROW
WHEN (NEW.kind IN ('challenged', 'authorising', 'charged')) EXECUTE FUNCTION refuse_oversold_link();
