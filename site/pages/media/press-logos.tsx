import { useMessages } from '../../language/use-language.ts'
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
    {
      name: 'colour',
      label: sections.logoColour,
      download: sections.downloadLogo.colour,
      svg: colourSvg,
      png: colourPng,
    },
    {
      name: 'on-dark',
      label: sections.logoDark,
      download: sections.downloadLogo.dark,
      svg: darkSvg,
      png: darkPng,
    },
    {
      name: 'one-colour',
      label: sections.logoBlack,
      download: sections.downloadLogo.black,
      svg: oneSvg,
      png: onePng,
    },
  ]
  return (
    <section className="press-kit-wide">
      <h3>{sections.logos}</h3>
      <p>{sections.logosText}</p>
      <ul className="press-logos">
        {logos.map(({ name, label, download, svg, png }) => (
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
                <PressDownload href={svg} file={`logo-${name}.svg`} name={download('SVG')} kind="SVG" />
                <PressDownload href={png} file={`logo-${name}.png`} name={download('PNG')} kind="PNG" />
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
  name,
  kind,
}: {
  href: string
  file: string
  /** What the link is called for whoever does not see the logo above it. */
  name: string
  kind: string
}) {
  return (
    <a href={href} download={file} aria-label={name}>
      <Icon name="download" /> <span>{kind}</span>
    </a>
  )
}
