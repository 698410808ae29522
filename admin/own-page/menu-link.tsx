/** The way to a page of our own in the back office's menu. */
export function MenuLink({ address, label }: { address: string; label: string }) {
  return (
    <a className="nav__link" href={address}>
      <span className="nav__link-label">{label}</span>
    </a>
  )
}
