/** The path of the page that a loader reads for; scripts ask for the page's data at the same path with `.data`. */
export function pathOfPage({ pathname }: URL): string {
  return pathname.replace(/\.data$/, '')
}
