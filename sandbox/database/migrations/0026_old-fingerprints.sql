-- A key of fingerprints once stood in the database itself, and deleting it left its bytes in the table's file until another
-- row took their place. Each of these statements writes its table anew, without what was deleted, and takes the old file
-- away. Fingerprints may have been made under that key, and most of a card's digits stand beside them, so they go as well:
-- counts of the last hour begin anew, and a card that was stored may be stored once more (TR-01).
ALTER TABLE "secrets" ALTER COLUMN "value" TYPE text USING "value" || '';
--> statement-breakpoint
ALTER TABLE "attempts" ALTER COLUMN "fingerprint" TYPE text USING '', ALTER COLUMN "address_fingerprint" TYPE text USING '';
--> statement-breakpoint
ALTER TABLE "stored_cards" ALTER COLUMN "fingerprint" TYPE text USING 'void ' || "seq";
--> statement-breakpoint
TRUNCATE "tallies", "link_challenges";
