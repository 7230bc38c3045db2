CREATE TABLE "void_posts" (
	"order_id" text NOT NULL,
	"post_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "void_posts_order_id_post_id_pk" PRIMARY KEY("order_id","post_id")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "post_id" text;--> statement-breakpoint
ALTER TABLE "void_posts" ADD CONSTRAINT "void_posts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_post" ON "attempts" USING btree ("order_id","post_id");--> statement-breakpoint
-- A page was answered that the post is void: that stays true.
CREATE TRIGGER void_posts_append_only BEFORE UPDATE OR DELETE ON "void_posts" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER void_posts_no_truncate BEFORE TRUNCATE ON "void_posts" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
