import { expect, test } from 'vitest'
import { isolated } from '../../languages/isolated.ts'
import { receiptMail } from '../../submissions/receipt-mail.ts'
import { receiptSchema } from '../../submissions/receipt.ts'
import { mailMessage, type MailIdentity } from './mail-message.ts'

const siteUrl = 'https://network.example.org'
const identity: MailIdentity = {
  name: 'شبكة المياه',
  address: 'no-reply@example.org',
  siteUrl,
  home: `${siteUrl}/ar`,
  contacts: { applicationsEmail: 'jobs@example.org', procurementEmail: 'buy@example.org' },
}
const mail = { to: 'reader@example.org', language: 'ar', messageId: '<1@example.org>' } as const

test('a mail names the network, is read from right to left in Arabic, and says the same as text and as HTML', () => {
  const text = `السطر الأول\nThe English title of a tender.\n${isolated('offer.pdf')} (3 ميغابايت)\n\n${siteUrl}/ar/tenders/well?from=mail&x=1\n`
  const message = mailMessage(
    'tender change',
    {
      ...mail,
      contact: 'procurementEmail',
      content: { subject: 'تغيّر <1>', text, headers: { 'List-Unsubscribe': '<x>' } },
    },
    identity,
  )
  expect(message).toMatchObject({
    from: { name: 'شبكة المياه', address: 'no-reply@example.org' },
    replyTo: 'buy@example.org',
    text: `${text}\n-- \nشبكة المياه\n${siteUrl}/ar\n`,
    headers: { 'List-Unsubscribe': '<x>', 'Auto-Submitted': 'auto-generated' },
  })
  const html = message.html
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('<title>تغيّر &lt;1&gt;</title>')
  expect(html).toMatch(
    /السطر الأول<br>\n<span dir="ltr">The English title of a tender\.<\/span><br>\n\u2068offer\.pdf\u2069 \(/,
  )
  expect(html).toContain(`href="${siteUrl}/ar/tenders/well?from=mail&amp;x=1" dir="ltr"`)
  expect(html).toMatch(/شبكة المياه<br>\n<a href="https:\/\/network\.example\.org\/ar"/)
})

test('what a sender named a file becomes neither markup nor a link', () => {
  const names = [
    '<img src=x onerror=1>.pdf',
    'https://elsewhere.example/ar.pdf',
    `${siteUrl}.elsewhere.example/x.pdf`,
    `${siteUrl}/"onclick="1.pdf`,
  ]
  const { html } = mailMessage(
    'receipt',
    { ...mail, language: 'en', content: { subject: 'Receipt', text: names.join('\n') } },
    identity,
  )
  const linked = [...html.matchAll(/href="([^"]*)"([^>]*)>/g)].map(([, address, rest]) => [address, rest])
  expect(linked).toEqual([
    [`${siteUrl}/&quot;onclick=&quot;1.pdf`, expect.not.stringContaining('onclick')],
    [`${siteUrl}/ar`, expect.any(String)],
  ])
  expect(html).not.toContain('<img')
})

test('a mail whose words a person wrote says nothing more, and may be answered by a program', () => {
  const content = { subject: 'Your application', text: 'Dear Layla,\n\nplease come.' }
  const message = mailMessage(
    'application answer',
    { ...mail, contact: 'applicationsEmail', content },
    identity,
  )
  expect(message).toMatchObject({ text: content.text, replyTo: 'jobs@example.org', headers: {} })
  expect(message.headers).not.toHaveProperty('Auto-Submitted')
  expect(message.html).not.toContain(identity.name)
})

test('what the release before this one wrote is sent as it is', () => {
  const content = { subject: 'A new password', html: '<p>Choose it here</p>' }
  expect(mailMessage('new password', { ...mail, content }, identity)).toMatchObject({
    text: '',
    html: content.html,
  })
})

test('the receipt of whoever wrote in Arabic leads to the Arabic page, and an answer to who deals with it', () => {
  const receipt = receiptSchema.parse({
    ...{ kind: 'proposal', reference: 'P-1', about: { id: '1', reference_number: 'T-1', title: 'Well' } },
    ...{ received_at: '2026-11-29T10:00:00Z', time_zone: 'Asia/Amman', files: [], secret: null },
    ...{ replaces: null, withdrawn_at: null },
  })
  const proposal = receiptMail(siteUrl, receipt, {
    ...{ to: 'bidder@example.org', language: 'ar', sentFor: 'Well' },
  })
  expect(proposal.content?.text).toMatch(/\/ar\/receipts$/)
  expect(proposal.contact).toBe('procurementEmail')
  const application = receiptMail(
    siteUrl,
    { ...receipt, kind: 'job-application' },
    { to: 'a@example.org', language: 'en', sentFor: 'Well' },
  )
  expect(application.content?.text).toMatch(/example\.org\/receipts$/)
  expect(application.contact).toBe('applicationsEmail')
})
