/** HTML of ours whose links and pictures carry the site's address, for readers that show it elsewhere. */
export function withAbsoluteAddresses(html: string, siteUrl: string): string {
  return html
    .replace(
      /\s(href|src)="(\/(?!\/)[^"]*)"/g,
      (_, name: string, path: string) => ` ${name}="${siteUrl}${path}"`,
    )
    .replace(/\ssrcset="([^"]*)"/g, (_, sources: string) => {
      const absolute = sources.replace(
        /(^|,\s*)(\/(?!\/))/g,
        (_match, before: string) => `${before}${siteUrl}/`,
      )
      return ` srcset="${absolute}"`
    })
}
