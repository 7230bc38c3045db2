-- Whether a challenge keeps its pieces of a link is decided when it begins, and never changes (TR-05). Counted are the
-- challenges of the same network address and link, begun in the hour before, whose shopper had not answered them with
-- success by then: left, failed, given up or still open. What the bank was asked about does not count, declined or not.
-- After three of them a challenge keeps nothing, also when they are paid later: its pieces may be another shopper's then.
--
-- The order is that of `seq`: every one of these entries is written with the link locked. Times may be equal, and are
-- read before the lock.
CREATE OR REPLACE FUNCTION challenge_holds(link text, attempt text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT count(*) < 3
    FROM attempts own
    JOIN entries own_begin ON own_begin.attempt_id = own.id AND own_begin.kind = 'challenged'
    JOIN orders o ON o.link_id = link
    JOIN attempts earlier ON earlier.order_id = o.id
    JOIN entries begun ON begun.attempt_id = earlier.id AND begun.kind = 'challenged'
    WHERE own.id = attempt
      AND earlier.address_mark = own.address_mark
      AND earlier.at > own.at - interval '1 hour'
      AND begun.seq < own_begin.seq
      AND NOT EXISTS (
        SELECT 1 FROM entries e
        WHERE e.attempt_id = earlier.id AND e.kind IN ('authorising', 'reviewing') AND e.seq < own_begin.seq
      )
  ), true)
$$;
