import { MinimalTemplate } from '@payloadcms/next/templates'
import { createAdministratorCommand, type Notice } from '../../languages/back-office/notices.ts'

/** A plain page in Payload's frame: what to know, what to type, where to go on. */
export function NoticePage({ notice, href }: { notice: Notice; href: string }) {
  return (
    <MinimalTemplate width="wide">
      <div style={{ display: 'grid', gap: 'var(--base)' }}>
        <h1>{notice.title}</h1>
        <p>{notice.text}</p>
        <pre dir="ltr" style={{ margin: 0, overflowX: 'auto' }}>
          <code>{createAdministratorCommand}</code>
        </pre>
        <p>
          <a href={href}>{notice.link}</a>
        </p>
      </div>
    </MinimalTemplate>
  )
}
