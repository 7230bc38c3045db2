-- What a shopper said of a transfer, and what was sent to a telephone, happened: nobody changes it afterwards.
CREATE TRIGGER transfer_notices_append_only BEFORE UPDATE OR DELETE ON "transfer_notices" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER transfer_notices_no_truncate BEFORE TRUNCATE ON "transfer_notices" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER sms_messages_append_only BEFORE UPDATE OR DELETE ON "sms_messages" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER sms_messages_no_truncate BEFORE TRUNCATE ON "sms_messages" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What a person is looking into keeps its part of a link, as an authorisation does.
CREATE OR REPLACE FUNCTION link_use(link text, besides text, lapsed timestamptz)
RETURNS TABLE (sold float8, paid float8, held float8, held_amount float8) LANGUAGE sql STABLE AS $$
  SELECT
    coalesce(sum(o.quantity) FILTER (WHERE last.kind = 'charged'), 0)::float8,
    coalesce(sum(o.amount) FILTER (WHERE last.kind = 'charged'), 0)::float8,
    coalesce(sum(o.quantity) FILTER (
      WHERE last.kind IN ('authorising', 'reviewing') OR (last.kind = 'challenged' AND last.at > lapsed)
    ), 0)::float8,
    coalesce(sum(o.amount) FILTER (WHERE last.kind IN ('authorising', 'reviewing')), 0)::float8
  FROM orders o
  CROSS JOIN LATERAL (SELECT e.kind, e.at FROM entries e WHERE e.order_id = o.id ORDER BY e.seq DESC LIMIT 1) last
  WHERE o.link_id = link AND o.id <> besides
$$;
--> statement-breakpoint
DROP TRIGGER entries_link_limit ON "entries";
--> statement-breakpoint
CREATE TRIGGER entries_link_limit BEFORE INSERT ON "entries" FOR EACH ROW
WHEN (NEW.kind IN ('challenged', 'authorising', 'reviewing', 'charged')) EXECUTE FUNCTION refuse_oversold_link();
