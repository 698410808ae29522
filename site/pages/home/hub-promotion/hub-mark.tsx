/** The hub's mark where editors gave no logo: the eight-point star around four petals, one for each of its subjects. */
export function HubMark() {
  return (
    <svg viewBox="0 0 200 200" width="200" height="200" aria-hidden="true" focusable="false">
      <g fill="none" stroke="#f2a541" strokeWidth="2" strokeLinejoin="round">
        <rect x="36" y="36" width="128" height="128" />
        <rect x="36" y="36" width="128" height="128" transform="rotate(45 100 100)" />
        <circle cx="100" cy="100" r="69" stroke="#fff" strokeOpacity="0.28" strokeWidth="1" />
      </g>
      <g>
        <path d="M97 97H55C47 72 72 47 97 55z" fill="#0ea5e9" />
        <path d="M103 97V55c25-8 50 17 42 42z" fill="#f2a541" />
        <path d="M103 103h42c8 25-17 50-42 42z" fill="#2f9e77" />
        <path d="M97 103v42c-25 8-50-17-42-42z" fill="#efe6d5" />
      </g>
    </svg>
  )
}
