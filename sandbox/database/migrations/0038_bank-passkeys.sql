CREATE TABLE "acs_passkeys" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sign_count" bigint NOT NULL
);
