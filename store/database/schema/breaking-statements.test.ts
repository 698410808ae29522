import { expect, test } from 'vitest'
import { breakingStatements } from './breaking-statements.ts'

test.each([
  ['a table', 'DROP TABLE `news`;'],
  ['a column', 'ALTER TABLE "news" DROP COLUMN "summary";'],
  ['a column, in short', 'ALTER TABLE news DROP summary'],
  ['a name of a table', 'ALTER TABLE "news" RENAME TO "articles";'],
  ['a name of a column', 'ALTER TABLE "news" RENAME COLUMN "summary" TO "lead";'],
  ['values of a type', 'ALTER TABLE "news" ALTER COLUMN "summary" SET DATA TYPE varchar(10);'],
  ['a type', 'DROP TYPE "public"."enum_news_kind";'],
  ['empty values', 'ALTER TABLE "news" ALTER COLUMN "summary" SET NOT NULL;'],
  ['rows without a new value', 'ALTER TABLE `news` ADD `lead` text NOT NULL;'],
  ['a default', 'ALTER TABLE "news" ALTER COLUMN "pinned" DROP DEFAULT;'],
  ['equal values', 'CREATE UNIQUE INDEX "news_code_idx" ON "news" USING btree ("code");'],
  ['some values', 'ALTER TABLE "news" ADD CONSTRAINT "positive" CHECK ("count" > 0);'],
  [
    'what is referred to',
    'ALTER TABLE "news" ADD CONSTRAINT "fk" FOREIGN KEY ("topic") REFERENCES "public"."topics"("id");',
  ],
  ['rows', 'DELETE FROM news'],
])('a migration that takes away %s breaks the release before it', (_what, statement) => {
  expect(breakingStatements([`CREATE TABLE other (id integer);\n${statement}`])).toHaveLength(1)
})

test("SQLite's way of changing a table breaks the release before it", () => {
  expect(
    breakingStatements([
      'CREATE TABLE `__new_news` (`id` integer)',
      'INSERT INTO `__new_news`("id") SELECT "id" FROM `news`;',
      'DROP TABLE `news`;',
      'ALTER TABLE `__new_news` RENAME TO `news`;',
    ]),
  ).toEqual(['DROP TABLE news', 'ALTER TABLE __new_news RENAME TO news'])
})

test('a migration that only adds does not', () => {
  expect(
    breakingStatements([
      'CREATE TABLE "podcasts" ("id" serial PRIMARY KEY NOT NULL, "slug" varchar NOT NULL);',
      'CREATE UNIQUE INDEX "podcasts_slug_idx" ON "podcasts" USING btree ("slug");\n ALTER TABLE "podcasts" ADD CONSTRAINT "length" CHECK ("id" > 0);',
      `ALTER TABLE "news" ADD COLUMN "podcast_id" integer;
       ALTER TABLE "news" ADD CONSTRAINT "fk" FOREIGN KEY ("podcast_id") REFERENCES "public"."podcasts"("id");
       CREATE UNIQUE INDEX "news_podcast_idx" ON "news" USING btree ("podcast_id");
       ALTER TABLE "news" ADD COLUMN "pinned" boolean DEFAULT false NOT NULL;`,
      'ALTER TABLE `news_rels` ADD `podcasts_id` integer REFERENCES podcasts(id);',
      'ALTER TABLE "news" ALTER COLUMN "summary" DROP NOT NULL;',
      'ALTER TYPE "public"."enum_news_kind" ADD VALUE \'podcast\';',
      'DROP INDEX "news_old_idx";',
      'UPDATE news SET pinned = false',
    ]),
  ).toEqual([])
})
