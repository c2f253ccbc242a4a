CREATE TABLE "comment_likes" (
	"person_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comment_likes_person_id_comment_id_pk" PRIMARY KEY("person_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "page_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"page_id" uuid NOT NULL,
	"parent_id" uuid,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"state_at" timestamp (3) with time zone NOT NULL,
	"reject_reason" text,
	"like_count" integer DEFAULT 0 NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "content_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"page_type" text NOT NULL,
	"parent_id" uuid,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"icon" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"category_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" jsonb NOT NULL,
	"platforms" text[] NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"visit_count" integer DEFAULT 0 NOT NULL,
	"useful_yes" integer DEFAULT 0 NOT NULL,
	"useful_no" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_votes" (
	"question_id" uuid NOT NULL,
	"voter" text COLLATE "C" NOT NULL,
	"is_useful" boolean,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "faq_votes_question_id_voter_pk" PRIMARY KEY("question_id","voter")
);
--> statement-breakpoint
CREATE TABLE "help_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unique_id" text COLLATE "C" NOT NULL,
	"title" text NOT NULL,
	"body" jsonb NOT NULL,
	"video_id" uuid,
	"position" integer NOT NULL,
	CONSTRAINT "help_entries_uniqueId_unique" UNIQUE("unique_id")
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"page_type" text NOT NULL,
	"content_type_id" uuid,
	"unique_name" text COLLATE "C",
	"status" text NOT NULL,
	"supplier_id" uuid,
	"author_id" uuid,
	"slug" text NOT NULL,
	"title_folded" text COLLATE "C" NOT NULL,
	"published" jsonb,
	"draft" jsonb,
	"category_ids" uuid[] DEFAULT '{}' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"reading_min" integer DEFAULT 1 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"preview_hash" text COLLATE "C",
	"preview_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "page_labels" (
	"page_id" uuid NOT NULL,
	"slug" text COLLATE "C" NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "page_labels_slug_page_id_pk" PRIMARY KEY("slug","page_id")
);
--> statement-breakpoint
CREATE TABLE "page_likes" (
	"person_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "page_likes_person_id_page_id_pk" PRIMARY KEY("person_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "page_revisions" (
	"page_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"person_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "page_revisions_page_id_version_pk" PRIMARY KEY("page_id","version")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"text_folded" text COLLATE "C" NOT NULL,
	"topic" text NOT NULL,
	"poster" text NOT NULL,
	"duration_sec" integer NOT NULL,
	"sources" jsonb NOT NULL,
	"transcript" text NOT NULL,
	"category_ids" uuid[] NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_visitors" (
	"object_type" text NOT NULL,
	"object_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" text COLLATE "C" NOT NULL,
	CONSTRAINT "day_visitors_object_type_object_id_day_visitor_pk" PRIMARY KEY("object_type","object_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "visitor_days" (
	"object_type" text NOT NULL,
	"object_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visits" integer NOT NULL,
	"unique_visitors" integer NOT NULL,
	CONSTRAINT "visitor_days_object_type_object_id_day_pk" PRIMARY KEY("object_type","object_id","day")
);
--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_id_page_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."page_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_comments" ADD CONSTRAINT "page_comments_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_comments" ADD CONSTRAINT "page_comments_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_questions" ADD CONSTRAINT "faq_questions_category_id_faq_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."faq_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_votes" ADD CONSTRAINT "faq_votes_question_id_faq_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."faq_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_entries" ADD CONSTRAINT "help_entries_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pages" ADD CONSTRAINT "content_pages_content_type_id_content_types_id_fk" FOREIGN KEY ("content_type_id") REFERENCES "public"."content_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pages" ADD CONSTRAINT "content_pages_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pages" ADD CONSTRAINT "content_pages_author_id_persons_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_labels" ADD CONSTRAINT "page_labels_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_likes" ADD CONSTRAINT "page_likes_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_likes" ADD CONSTRAINT "page_likes_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_revisions" ADD CONSTRAINT "page_revisions_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_revisions" ADD CONSTRAINT "page_revisions_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_likes_comment" ON "comment_likes" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "page_comments_shown" ON "page_comments" USING btree ("page_id","created_at","id") WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "page_comments_state" ON "page_comments" USING btree ("state","state_at","id");--> statement-breakpoint
CREATE INDEX "page_comments_person" ON "page_comments" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "content_types_order" ON "content_types" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "faq_questions_visited" ON "faq_questions" USING btree ("visit_count","id");--> statement-breakpoint
CREATE INDEX "faq_questions_order" ON "faq_questions" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "faq_votes_age" ON "faq_votes" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "content_pages_name" ON "content_pages" USING btree ("unique_name");--> statement-breakpoint
CREATE INDEX "content_pages_latest" ON "content_pages" USING btree ("status","page_type","published_at","id");--> statement-breakpoint
CREATE INDEX "content_pages_type" ON "content_pages" USING btree ("content_type_id","status","published_at","id");--> statement-breakpoint
CREATE INDEX "content_pages_supplier" ON "content_pages" USING btree ("supplier_id","status","published_at","id");--> statement-breakpoint
CREATE INDEX "content_pages_liked" ON "content_pages" USING btree ("status","like_count","id");--> statement-breakpoint
CREATE INDEX "content_pages_categories" ON "content_pages" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "content_pages_author" ON "content_pages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "page_labels_page" ON "page_labels" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "page_likes_page" ON "page_likes" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "videos_latest" ON "videos" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "day_visitors_age" ON "day_visitors" USING btree ("day");--> statement-breakpoint
CREATE INDEX "visitor_days_age" ON "visitor_days" USING btree ("day");