/** The network's mark: the eight-point star of the region's geometry holding a drop. */
export function Logo() {
  return (
    <svg className="logo" width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
      <g fill="none" stroke="#f2a541" strokeWidth="1.75" strokeLinejoin="round">
        <rect x="9" y="9" width="26" height="26" />
        <rect x="9" y="9" width="26" height="26" transform="rotate(45 22 22)" />
      </g>
      <path d="M22 12c4.2 5.2 6.6 8.6 6.6 12a6.6 6.6 0 0 1-13.2 0c0-3.4 2.4-6.8 6.6-12z" fill="#0ea5e9" />
      <path
        d="M18.8 24.5a3.3 3.3 0 0 0 3.3 3.3"
        fill="none"
        stroke="#fff"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </svg>
  )
}
