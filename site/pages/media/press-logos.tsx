import { useMessages } from '../../i18n/use-language.ts'
import { useIsLight } from '../../light-version/light-parts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import colourPng from './logos/mark-colour.png?url'
import colourSvg from './logos/mark-colour.svg?url'
import darkPng from './logos/mark-on-dark.png?url'
import darkSvg from './logos/mark-on-dark.svg?url'
import onePng from './logos/mark-one-colour.png?url'
import oneSvg from './logos/mark-one-colour.svg?url'

/** The network's mark for print and for the screen. */
export function PressLogos() {
  const { sections } = useMessages()
  const isLight = useIsLight()
  const logos = [
    { name: 'colour', label: sections.logoColour, svg: colourSvg, png: colourPng },
    { name: 'on-dark', label: sections.logoDark, svg: darkSvg, png: darkPng },
    { name: 'one-colour', label: sections.logoBlack, svg: oneSvg, png: onePng },
  ]
  return (
    <section className="press-kit-wide">
      <h3>{sections.logos}</h3>
      <p>{sections.logosText}</p>
      <ul className="press-logos">
        {logos.map(({ name, label, svg, png }) => (
          <li key={name}>
            {!isLight && (
              <img
                className={`press-logo-${name}`}
                src={svg}
                alt=""
                width={440}
                height={440}
                loading="lazy"
              />
            )}
            <div>
              <span>{label}</span>
              <span className="press-downloads">
                <PressDownload href={svg} file={`logo-${name}.svg`} label={label} kind="SVG" />
                <PressDownload href={png} file={`logo-${name}.png`} label={label} kind="PNG" />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PressDownload({
  href,
  file,
  label,
  kind,
}: {
  href: string
  file: string
  label: string
  kind: string
}) {
  const { content } = useMessages()
  return (
    <a href={href} download={file} aria-label={`${kind}: ${content.download}, ${label}`}>
      <Icon name="download" /> <span>{kind}</span>
    </a>
  )
}
