import type { EmailAdapter } from 'payload'

/**
 * Stands in until a deployment's mail is configured. Refuses to send, so that nobody waits for a message that never
 * comes, and writes no message into a log, where a link to reset a password would be open to every reader.
 */
export const mailNotConfigured: EmailAdapter = () => ({
  name: 'mail-not-configured',
  defaultFromAddress: 'no-reply@localhost',
  defaultFromName: 'Back office',
  sendEmail: () => Promise.reject(new Error('This installation has no mail: ask an administrator for help.')),
})
