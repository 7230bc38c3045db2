CREATE INDEX "link_messages_by_time" ON "link_messages" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sms_messages_by_time" ON "sms_messages" USING btree ("at");--> statement-breakpoint
CREATE INDEX "acs_challenges_by_end" ON "acs_challenges" USING btree ("expires_at");