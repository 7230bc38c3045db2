ALTER TABLE "links" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "max_uses" integer;
--> statement-breakpoint
-- How many payments a link has taken, and how many are under way and keep a use, beside its pieces and amounts (LK-09).
DROP FUNCTION link_use(text, text, timestamptz);
--> statement-breakpoint
CREATE FUNCTION link_use(link text, besides text, lapsed timestamptz)
RETURNS TABLE (sold float8, paid float8, held float8, held_amount float8, uses float8, held_uses float8)
LANGUAGE sql STABLE AS $$
  SELECT
    coalesce(sum(o.quantity) FILTER (WHERE last.kind = 'charged'), 0)::float8,
    coalesce(sum(o.amount) FILTER (WHERE last.kind = 'charged'), 0)::float8,
    coalesce(sum(o.quantity) FILTER (WHERE held.uses), 0)::float8,
    coalesce(sum(o.amount) FILTER (WHERE last.kind IN ('authorising', 'reviewing')), 0)::float8,
    (count(*) FILTER (WHERE last.kind = 'charged'))::float8,
    (count(*) FILTER (WHERE held.uses))::float8
  FROM orders o
  CROSS JOIN LATERAL (
    SELECT e.kind, e.at, e.attempt_id FROM entries e
    WHERE e.order_id = o.id AND e.kind NOT IN ('approved', 'reversed')
    ORDER BY e.seq DESC LIMIT 1
  ) last
  CROSS JOIN LATERAL (
    SELECT last.kind IN ('authorising', 'reviewing')
      OR (last.kind = 'challenged' AND last.at > lapsed AND challenge_holds(link, last.attempt_id)) AS uses
  ) held
  WHERE o.link_id = link AND o.id <> besides
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_oversold_link() RETURNS trigger LANGUAGE plpgsql AS $$
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
  IF used.uses + used.held_uses + 1 > link.max_uses THEN
    RAISE EXCEPTION 'a payment beyond the uses of its link is refused';
  END IF;
  RETURN NEW;
END
$$;
