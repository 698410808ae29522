import type { HubPromotion } from '../../../../content/home-page/read-home-page.ts'
import '../../../ui/motif/motif.css'
import { PictureView } from '../../../ui/picture/picture.tsx'
import { Localized } from '../../../ui/text/localized.tsx'
import { HubAction } from './hub-action.tsx'
import { HubMark } from './hub-mark.tsx'
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
