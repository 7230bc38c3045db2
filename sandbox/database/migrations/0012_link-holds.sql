-- Challenges that one network address leaves again and again must not keep a link's pieces from everybody (TR-05): after
-- three attempts of an hour that paid nothing, a challenge of that address keeps none. It can still be paid as long as
-- there are pieces when its shopper is back.
CREATE FUNCTION challenge_holds(link text, attempt text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT count(*) < 3
    FROM attempts own
    JOIN orders o ON o.link_id = link
    JOIN attempts earlier ON earlier.order_id = o.id
    WHERE own.id = attempt
      AND earlier.address_mark = own.address_mark
      AND earlier.at > own.at - interval '1 hour'
      AND (earlier.at, earlier.id) < (own.at, own.id)
      AND NOT EXISTS (SELECT 1 FROM entries e WHERE e.attempt_id = earlier.id AND e.kind = 'charged')
  ), true)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION link_use(link text, besides text, lapsed timestamptz)
RETURNS TABLE (sold float8, paid float8, held float8, held_amount float8) LANGUAGE sql STABLE AS $$
  SELECT
    coalesce(sum(o.quantity) FILTER (WHERE last.kind = 'charged'), 0)::float8,
    coalesce(sum(o.amount) FILTER (WHERE last.kind = 'charged'), 0)::float8,
    coalesce(sum(o.quantity) FILTER (
      WHERE last.kind IN ('authorising', 'reviewing')
        OR (last.kind = 'challenged' AND last.at > lapsed AND challenge_holds(link, last.attempt_id))
    ), 0)::float8,
    coalesce(sum(o.amount) FILTER (WHERE last.kind IN ('authorising', 'reviewing')), 0)::float8
  FROM orders o
  CROSS JOIN LATERAL (
    SELECT e.kind, e.at, e.attempt_id FROM entries e
    WHERE e.order_id = o.id AND e.kind NOT IN ('approved', 'reversed')
    ORDER BY e.seq DESC LIMIT 1
  ) last
  WHERE o.link_id = link AND o.id <> besides
$$;
