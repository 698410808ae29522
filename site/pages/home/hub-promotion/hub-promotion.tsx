import type { HubPromotion } from '../../../../content/home-page/read-home-page.ts'
import '../../../ui/motif/motif.css'
import { PictureView } from '../../../ui/picture/picture.tsx'
import { Localized } from '../../../ui/text/localized.tsx'
import { HubAction } from './hub-action.tsx'
import './hub-promotion.css'

/** The hub's logo, words, two ways to it and tags (specification, section 2.4). All text is content. */
export function HubPromotionSection({ hub }: { hub: HubPromotion }) {
  return (
    <section className="home-section deferred-layout home-hub" aria-labelledby="home-hub-title">
      <div className="wide">
        <div className="home-hub-panel on-deep motif-contours">
          <div className="home-hub-logo">
            {hub.logo ? <PictureView picture={hub.logo} decorative sizes="14rem" /> : <HubMark />}
          </div>
          <div className="home-hub-words">
            <h2 id="home-hub-title">
              <Localized value={hub.title} />
            </h2>
            <p>
              <Localized value={hub.description} />
            </p>
            {hub.tags.length > 0 && (
              <ul className="home-hub-tags">
                {hub.tags.map((tag) => (
                  <li key={tag.text}>
                    <Localized value={tag} />
                  </li>
                ))}
              </ul>
            )}
            <div className="home-hub-actions">
              {hub.primaryAction && (
                <HubAction action={hub.primaryAction} className="home-hub-action home-hub-action-primary" />
              )}
              {hub.secondaryAction && <HubAction action={hub.secondaryAction} className="home-hub-action" />}
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

/** The hub's mark where editors gave no logo: the eight-point star around four petals, one for each of its subjects. */
function HubMark() {
  return (
    <svg viewBox="0 0 200 200" width="200" height="200" aria-hidden="true">
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
