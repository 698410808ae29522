/** What every page, in its full and its light version, says to browsers about itself. */
export function BrowserHints() {
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#062b43" />
      {/* iPhones make telephone numbers of figures and references, and before React has taken the page over. */}
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  )
}
