/** Where the page that checks receipts has the keys, in the file that is built. */
export const placeOfReceiptKeys = '<meta name="receipt-keys" content="">\n'

/** The page with the keys of this site's log in it. @param keys as notes name them: no letter of them means anything in HTML */
export function withReceiptKeys(page: string, keys: readonly string[]): string {
  if (!page.includes(placeOfReceiptKeys)) throw new Error('The page has no place for keys')
  return page.replace(placeOfReceiptKeys, () =>
    placeOfReceiptKeys.replace('content=""', () => `content="${keys.join(' ')}"`),
  )
}
