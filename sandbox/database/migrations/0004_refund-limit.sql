-- Refunds never give back more than was charged, however many are asked for at once: the database itself refuses.
CREATE FUNCTION refuse_overdrawn_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  charged bigint;
  refunded bigint;
BEGIN
  PERFORM 1 FROM orders WHERE id = NEW.order_id FOR UPDATE;
  SELECT coalesce(sum(amount), 0) INTO charged FROM entries WHERE order_id = NEW.order_id AND kind = 'charged';
  SELECT coalesce(sum(amount), 0) INTO refunded FROM refunds WHERE order_id = NEW.order_id;
  IF NEW.amount <= 0 OR refunded + NEW.amount > charged THEN
    RAISE EXCEPTION 'a refund beyond what was charged is refused';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER refunds_limit BEFORE INSERT ON "refunds" FOR EACH ROW EXECUTE FUNCTION refuse_overdrawn_refund();
--> statement-breakpoint
CREATE TRIGGER refunds_append_only BEFORE UPDATE OR DELETE ON "refunds" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER refunds_no_truncate BEFORE TRUNCATE ON "refunds" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
