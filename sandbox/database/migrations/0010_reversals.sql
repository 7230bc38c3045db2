CREATE TABLE "reversals" (
	"attempt_id" text PRIMARY KEY NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"reversed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "reversals" ADD CONSTRAINT "reversals_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reversals_due" ON "reversals" USING btree ("next_at") WHERE reversed_at is null;--> statement-breakpoint
-- An approval that charged nothing, and its reversal, are written after the order went on: they are no part of its state.
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
  CROSS JOIN LATERAL (
    SELECT e.kind, e.at FROM entries e
    WHERE e.order_id = o.id AND e.kind NOT IN ('approved', 'reversed')
    ORDER BY e.seq DESC LIMIT 1
  ) last
  WHERE o.link_id = link AND o.id <> besides
$$;
