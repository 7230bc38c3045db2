CREATE TABLE "signed_texts" (
	"text" text PRIMARY KEY NOT NULL,
	"fields" text NOT NULL
);
