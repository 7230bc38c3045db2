-- What a shopper said of a transfer, and what was sent to a telephone, happened: nobody changes it afterwards.
CREATE TRIGGER transfer_notices_append_only BEFORE UPDATE OR DELETE ON "transfer_notices" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER transfer_notices_no_truncate BEFORE TRUNCATE ON "transfer_notices" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER sms_messages_append_only BEFORE UPDATE OR DELETE ON "sms_messages" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER sms_messages_no_truncate BEFORE TRUNCATE ON "sms_messages" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
