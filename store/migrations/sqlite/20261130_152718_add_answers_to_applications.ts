import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`last_answer\` text;`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`answered_at\` text;`)
  await db.run(sql`CREATE INDEX \`job_applications_last_answer_idx\` ON \`job_applications\` (\`last_answer\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_answered_at_idx\` ON \`job_applications\` (\`answered_at\`);`)
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`last_answer\` text;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`answered_at\` text;`)
  await db.run(sql`CREATE INDEX \`internship_applications_last_answer_idx\` ON \`internship_applications\` (\`last_answer\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_answered_at_idx\` ON \`internship_applications\` (\`answered_at\`);`)
  await db.run(sql`UPDATE \`job_applications\` SET (\`last_answer\`, \`answered_at\`) = (SELECT \`answer\`, \`sent_at\` FROM \`application_answers\`
    WHERE \`kind\` = 'job-applications' AND \`record\` = \`job_applications\`.\`id\` ORDER BY \`application_answers\`.\`id\` DESC LIMIT 1);`)
  await db.run(sql`UPDATE \`internship_applications\` SET (\`last_answer\`, \`answered_at\`) = (SELECT \`answer\`, \`sent_at\` FROM \`application_answers\`
    WHERE \`kind\` = 'internship-applications' AND \`record\` = \`internship_applications\`.\`id\` ORDER BY \`application_answers\`.\`id\` DESC LIMIT 1);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`job_applications_last_answer_idx\`;`)
  await db.run(sql`DROP INDEX \`job_applications_answered_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`last_answer\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`answered_at\`;`)
  await db.run(sql`DROP INDEX \`internship_applications_last_answer_idx\`;`)
  await db.run(sql`DROP INDEX \`internship_applications_answered_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`last_answer\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`answered_at\`;`)
}
