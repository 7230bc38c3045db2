ALTER TABLE "acs_passkeys" ADD COLUMN "position" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "acs_passkeys" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "acs_passkeys" ADD CONSTRAINT "acs_passkeys_question_unique" UNIQUE("question");