-- One word for the keyed hash of a card, an address or a text: its fingerprint.
ALTER TABLE "attempts" RENAME COLUMN "address_mark" TO "address_fingerprint";
--> statement-breakpoint
-- The name of the key is made from that word, too: the next start keeps it anew. A key that stood in the database itself goes.
DELETE FROM "secrets" WHERE "name" IN ('marks', 'marks-key-name');
--> statement-breakpoint
-- As it was, with the new name of the column.
CREATE OR REPLACE FUNCTION challenge_holds(link text, attempt text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT count(*) < 3
    FROM attempts own
    JOIN entries own_begin ON own_begin.attempt_id = own.id AND own_begin.kind = 'challenged'
    JOIN orders o ON o.link_id = link
    JOIN attempts earlier ON earlier.order_id = o.id
    JOIN entries begun ON begun.attempt_id = earlier.id AND begun.kind = 'challenged'
    WHERE own.id = attempt
      AND earlier.address_fingerprint = own.address_fingerprint
      AND earlier.at > own.at - interval '1 hour'
      AND begun.seq < own_begin.seq
      AND NOT EXISTS (
        SELECT 1 FROM entries e
        WHERE e.attempt_id = earlier.id AND e.kind IN ('authorising', 'reviewing') AND e.seq < own_begin.seq
      )
  ), true)
$$;
