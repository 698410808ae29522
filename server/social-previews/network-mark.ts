/** The network's mark (site/ui/logo/logo.tsx) as SVG, 60 pixels high. */
export const networkMark = [
  '<g transform="scale(1.3636)"><g fill="none" stroke="#f2a541" stroke-width="1.75" stroke-linejoin="round">',
  '<rect x="9" y="9" width="26" height="26"/><rect x="9" y="9" width="26" height="26" transform="rotate(45 22 22)"/></g>',
  '<path d="M22 12c4.2 5.2 6.6 8.6 6.6 12a6.6 6.6 0 0 1-13.2 0c0-3.4 2.4-6.8 6.6-12z" fill="#0ea5e9"/>',
  '<path d="M18.8 24.5a3.3 3.3 0 0 0 3.3 3.3" fill="none" stroke="#fff" stroke-width="1.4" stroke-linecap="round"/></g>',
].join('')
