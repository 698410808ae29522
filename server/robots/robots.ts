/** `/robots.txt`: everything may be read but the back office, drafts and links that only store a choice. */
export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /cms-api',
    'Disallow: /*?language=',
    'Disallow: /*?preview=',
    'Disallow: /*&language=',
    'Disallow: /*&preview=',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
