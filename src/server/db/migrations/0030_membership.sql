CREATE TABLE "memberships" (
	"merchant_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"plan_code" text COLLATE "C" NOT NULL,
	"plan_version" integer NOT NULL,
	"title" text NOT NULL,
	"price_rial" bigint NOT NULL,
	"limits" jsonb NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_to" timestamp (3) with time zone NOT NULL,
	"previous_no" integer,
	"previous_to" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memberships_merchant_id_no_pk" PRIMARY KEY("merchant_id","no"),
	CONSTRAINT "memberships_end" UNIQUE("merchant_id","no","valid_to"),
	CONSTRAINT "memberships_follow" CHECK (coalesce("memberships"."previous_no", 0) = "memberships"."no" - 1),
	CONSTRAINT "memberships_has_previous" CHECK (("memberships"."previous_no" is null) = ("memberships"."previous_to" is null)),
	CONSTRAINT "memberships_no_overlap" CHECK ("memberships"."previous_to" is null or "memberships"."valid_from" >= "memberships"."previous_to"),
	CONSTRAINT "memberships_period" CHECK ("memberships"."valid_from" < "memberships"."valid_to"),
	CONSTRAINT "memberships_price" CHECK ("memberships"."price_rial" >= 0)
);
--> statement-breakpoint
CREATE TABLE "membership_plans" (
	"code" text COLLATE "C" NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"price_rial" bigint NOT NULL,
	"period_days" integer NOT NULL,
	"limits" jsonb NOT NULL,
	"is_base" boolean NOT NULL,
	CONSTRAINT "membership_plans_code_version_pk" PRIMARY KEY("code","version"),
	CONSTRAINT "membership_plans_price" CHECK ("membership_plans"."price_rial" >= 0),
	CONSTRAINT "membership_plans_period" CHECK ("membership_plans"."period_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "merchant_legal_forms" (
	"merchant_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"legal_name" text NOT NULL,
	"national_id" text COLLATE "C" NOT NULL,
	"economic_code" text COLLATE "C" NOT NULL,
	"city_id" text COLLATE "C" NOT NULL,
	"street" text NOT NULL,
	"postal_code" text COLLATE "C" NOT NULL,
	"phone" text COLLATE "C" NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_plan" FOREIGN KEY ("plan_code","plan_version") REFERENCES "public"."membership_plans"("code","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_previous" FOREIGN KEY ("merchant_id","previous_no","previous_to") REFERENCES "public"."memberships"("merchant_id","no","valid_to") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_legal_forms" ADD CONSTRAINT "merchant_legal_forms_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_legal_forms" ADD CONSTRAINT "merchant_legal_forms_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "membership_plans_base" ON "membership_plans" USING btree ("is_base") WHERE "membership_plans"."is_base";