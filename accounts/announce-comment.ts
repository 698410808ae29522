import { createLocalReq, type PayloadRequest, type TypedUser } from 'payload'
import { environment } from '../environment.ts'
import { commentMailWords } from '../languages/back-office/account-mail-words.ts'
import type { Language } from '../languages/languages.ts'
import { authorsOnField, type CommentedRecord, type NewComment } from '../model/comments/comments.ts'
import type { AnnouncesComment } from '../model/comments/endpoints.ts'
import { describeUses } from '../model/references/describe-uses.ts'
import type { Use } from '../model/references/where-used.ts'
import { lastAuthor, readReview } from '../model/review/reviews.ts'
import { mailStatement } from '../store/mail/outgoing-mail.ts'
import { sendsMail } from '../store/mail/smtp-mail.ts'
import { languageOfPerson } from './links/account-links.ts'

/**
 * Writes to those whom a comment concerns, where mail is configured: whoever has an open comment on the same field, and the
 * person it names, or else who saved the draft last and who reviews it; never the writer, nobody who may not change the
 * record, and nobody who turned these messages off. A mail says who commented on which record, and nothing of the comment.
 */
export const announceComment: AnnouncesComment = async (req, record, comment) => {
  const settings = environment()
  if (!sendsMail(settings)) return []
  const { docs: people } = await req.payload.find({
    ...{ collection: 'users', pagination: false, depth: 0, overrideAccess: true },
    where: { id: { in: await concernedBy(req, record, comment) } },
    sort: 'id',
  })
  const mails = await Promise.all(
    people.map(async (account) => {
      const person: TypedUser = { ...account, collection: 'users' }
      const use = await useFor(person, req, record)
      if (account.commentMails === 'noMessages' || !use) return []
      const language = await languageOfPerson(req.payload, account.id)
      const content = await contentOf(person, req, { use, language, writer: comment.author.name })
      const mail = { kind: 'comment', about: `comment on ${record.kind} ${record.id}` } as const
      return [
        mailStatement(
          req.payload,
          { ...mail, to: account.email, language, content },
          { settings, now: comment.writtenAt },
        ),
      ]
    }),
  )
  return mails.flat()
}

async function concernedBy(
  req: PayloadRequest,
  record: CommentedRecord,
  { field, addressee, author }: NewComment,
): Promise<number[]> {
  const people = new Set(await authorsOnField(req.payload, record, field))
  if (addressee) people.add(addressee.id)
  else {
    const saved = await lastAuthor(record, req)
    const reviewer = (await readReview(req.payload, record))?.reviewer ?? undefined
    for (const person of [saved, reviewer]) if (person !== undefined) people.add(person)
  }
  people.delete(author.id)
  return [...people]
}

/** The record, where a person may change it. */
async function useFor(
  user: TypedUser,
  { payload }: PayloadRequest,
  { kind, id }: CommentedRecord,
): Promise<Use | undefined> {
  const req = await createLocalReq({ user }, payload)
  const global = payload.config.globals.find(({ slug }) => slug === kind)
  if (global)
    return (await global.access.update({ req })) === true
      ? { global: global.slug, isPublished: true }
      : undefined
  const collection = payload.config.collections.find(({ slug }) => slug === kind)
  return collection && (await collection.access.update({ req, id })) === true
    ? { collection: collection.slug, id, isPublished: true }
    : undefined
}

async function contentOf(
  user: TypedUser,
  { payload }: PayloadRequest,
  { use, language, writer }: { use: Use; language: Language; writer: string },
): Promise<{ subject: string; text: string }> {
  const { siteUrl } = environment()
  const { subject, text, turnOff } = commentMailWords[language]
  const [described] = await describeUses(await createLocalReq({ user }, payload), [use], language)
  if (!described) throw new Error('A record was described by nothing')
  const { title, kind, address } = described
  return {
    subject,
    text: [text(writer, title ?? kind), `${siteUrl}${address}`, `${turnOff} ${siteUrl}/admin/account`].join(
      '\n\n',
    ),
  }
}
