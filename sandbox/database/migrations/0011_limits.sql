CREATE TABLE "tallies" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "attempts_address";--> statement-breakpoint
CREATE INDEX "tallies_ended" ON "tallies" USING btree ("ends_at");