import { examples as accordion } from '../../ui/accordion/accordion.examples.tsx'
import { examples as addToCalendar } from '../../ui/add-to-calendar/add-to-calendar.examples.tsx'
import { examples as badge } from '../../ui/badge/badge.examples.tsx'
import { examples as breadcrumb } from '../../ui/breadcrumb/breadcrumb.examples.tsx'
import { examples as button } from '../../ui/button/button.examples.tsx'
import { examples as card } from '../../ui/card/card.examples.tsx'
import { examples as carousel } from '../../ui/carousel/carousel.examples.tsx'
import { examples as chart } from '../../ui/chart/chart.examples.tsx'
import { examples as chip } from '../../ui/chip/chip.examples.tsx'
import { examples as citation } from '../../ui/citation/citation.examples.tsx'
import { examples as contourArt } from '../../ui/contour-art/contour-art.examples.tsx'
import { examples as countryMap } from '../../ui/country-map/country-map.examples.tsx'
import { examples as coverArt } from '../../ui/cover-art/cover-art.examples.tsx'
import { examples as dialog } from '../../ui/dialog/dialog.examples.tsx'
import { examples as documentList } from '../../ui/document-list/document-list.examples.tsx'
import { examples as drawer } from '../../ui/drawer/drawer.examples.tsx'
import { examples as didYouMean } from '../../ui/did-you-mean/did-you-mean.examples.tsx'
import { examples as emptyState } from '../../ui/empty-state/empty-state.examples.tsx'
import { examples as errorState } from '../../ui/error-state/error-state.examples.tsx'
import { examples as errorSummary } from '../../ui/error-summary/error-summary.examples.tsx'
import type { ComponentExamples } from '../../ui/examples/component-examples.ts'
import { examples as field } from '../../ui/field/field.examples.tsx'
import { examples as figures } from '../../ui/figures/figures.examples.tsx'
import { examples as askForMail } from '../../ui/ask-for-mail/ask-for-mail.examples.tsx'
import { examples as icon } from '../../ui/icon/icon.examples.tsx'
import { examples as languageSwitch } from '../../ui/language-switch/language-switch.examples.tsx'
import { examples as link } from '../../ui/link/link.examples.tsx'
import { examples as listFilters } from '../../ui/list-filters/list-filters.examples.tsx'
import { examples as loadingIndicator } from '../../ui/loading-indicator/loading-indicator.examples.tsx'
import { examples as logo } from '../../ui/logo/logo.examples.tsx'
import { examples as markedText } from '../../ui/marked-text/marked-text.examples.tsx'
import { examples as pageHero } from '../../ui/page-hero/page-hero.examples.tsx'
import { examples as pagination } from '../../ui/pagination/pagination.examples.tsx'
import { examples as picture } from '../../ui/picture/picture.examples.tsx'
import { examples as receipt } from '../../ui/receipt/receipt-card.examples.tsx'
import { examples as recordRows } from '../../ui/record-rows/record-rows.examples.tsx'
import { examples as referenceList } from '../../ui/reference-list/reference-list.examples.tsx'
import { examples as regionalNetwork } from '../../ui/regional-network/regional-network.examples.tsx'
import { examples as prose } from '../../ui/rich-text/prose.examples.tsx'
import { examples as searchForm } from '../../ui/search-form/search-form.examples.tsx'
import { examples as sectionBand } from '../../ui/section-band/section-band.examples.tsx'
import { examples as socialLinks } from '../../ui/social-links/social-links.examples.tsx'
import { examples as submissionForm } from '../../ui/submission-form/submission-form.examples.tsx'
import { examples as subscribe } from '../../ui/subscribe/subscribe.examples.tsx'
import { examples as systemChart } from '../../ui/system-chart/system-chart.examples.tsx'
import { examples as table } from '../../ui/table/data-table.examples.tsx'
import { examples as takeAway } from '../../ui/take-away/take-away.examples.tsx'
import { examples as tabs } from '../../ui/tabs/tabs.examples.tsx'
import { examples as text } from '../../ui/text/text.examples.tsx'
import { examples as toast } from '../../ui/toast/toast.examples.tsx'

/** Every component that pages are built of, in the order in which the design system's page shows them. */
export const allExamples: readonly ComponentExamples[] = [
  button,
  link,
  icon,
  chip,
  badge,
  breadcrumb,
  pagination,
  tabs,
  takeAway,
  accordion,
  dialog,
  drawer,
  toast,
  logo,
  languageSwitch,
  socialLinks,
  pageHero,
  sectionBand,
  card,
  recordRows,
  listFilters,
  searchForm,
  markedText,
  figures,
  table,
  chart,
  picture,
  countryMap,
  coverArt,
  contourArt,
  carousel,
  regionalNetwork,
  systemChart,
  field,
  askForMail,
  errorSummary,
  submissionForm,
  receipt,
  documentList,
  referenceList,
  citation,
  addToCalendar,
  subscribe,
  loadingIndicator,
  didYouMean,
  emptyState,
  errorState,
  text,
  prose,
]
