-- What a payment leaves of a collection is nothing, or can itself be paid, also where the payments under way are made (LK-02).
-- The same rule as excessOf of link-refusal.ts.
CREATE FUNCTION payable_remainder(remainder float8) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  -- 1,00: minLinkAmount of collection.ts.
  SELECT remainder = 0 OR remainder >= 100
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_oversold_link() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted orders%ROWTYPE;
  link links%ROWTYPE;
  used record;
  remainder float8;
BEGIN
  SELECT * INTO wanted FROM orders WHERE id = NEW.order_id;
  IF wanted.link_id IS NULL THEN RETURN NEW; END IF;
  SELECT * INTO link FROM links WHERE short_id = wanted.link_id FOR NO KEY UPDATE;
  -- 15 minutes: challengeLifeMs of order-state.ts.
  SELECT * INTO used FROM link_use(wanted.link_id, wanted.id, NEW.at - interval '15 minutes');
  IF link.kind = 'product' AND used.sold + used.held + wanted.quantity > link.stock THEN
    RAISE EXCEPTION 'a payment beyond the stock of its link is refused';
  END IF;
  IF link.kind = 'collection' THEN
    remainder := link.price - used.paid - wanted.amount;
    IF remainder < used.held_amount THEN
      RAISE EXCEPTION 'a payment beyond the amount of its link is refused';
    END IF;
    IF NOT payable_remainder(remainder) OR NOT payable_remainder(remainder - used.held_amount) THEN
      RAISE EXCEPTION 'a payment that leaves too little of its link is refused';
    END IF;
  END IF;
  IF used.uses + used.held_uses + 1 > link.max_uses THEN
    RAISE EXCEPTION 'a payment beyond the uses of its link is refused';
  END IF;
  RETURN NEW;
END
$$;
