import type { Page } from '../../content/pages/kind.ts'
import { PageHead } from '../frame/page-head/page-head.tsx'
import { PageHero } from '../ui/page-hero/page-hero.tsx'
import { Localized } from '../ui/text/localized.tsx'

/** Head, title and lead of a page whose text editors maintain. */
export function PageIntroduction({ page, search }: { page: Page; search?: string }) {
  const description = page.metaDescription ?? page.lead ?? page.title
  return (
    <>
      <PageHead
        title={page.title.text}
        description={description.text}
        search={search}
        image={page.image?.sizes.webp.at(-1)?.address}
      />
      <PageHero
        title={<Localized value={page.title} />}
        lead={page.lead && <Localized value={page.lead} />}
      />
    </>
  )
}
