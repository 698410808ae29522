import { examples as accordion } from '../../ui/accordion/accordion.examples.tsx'
import { examples as badge } from '../../ui/badge/badge.examples.tsx'
import { examples as breadcrumb } from '../../ui/breadcrumb/breadcrumb.examples.tsx'
import { examples as button } from '../../ui/button/button.examples.tsx'
import { examples as card } from '../../ui/card/card.examples.tsx'
import { examples as chip } from '../../ui/chip/chip.examples.tsx'
import { examples as contourArt } from '../../ui/contour-art/contour-art.examples.tsx'
import { examples as coverArt } from '../../ui/cover-art/cover-art.examples.tsx'
import { examples as dialog } from '../../ui/dialog/dialog.examples.tsx'
import { examples as drawer } from '../../ui/drawer/drawer.examples.tsx'
import { examples as emptyState } from '../../ui/empty-state/empty-state.examples.tsx'
import { examples as errorState } from '../../ui/error-state/error-state.examples.tsx'
import { examples as errorSummary } from '../../ui/error-summary/error-summary.examples.tsx'
import type { ComponentExamples } from '../../ui/examples/component-examples.ts'
import { examples as field } from '../../ui/field/field.examples.tsx'
import { examples as figures } from '../../ui/figures/figures.examples.tsx'
import { examples as followTender } from '../../ui/follow-tender/follow-tender.examples.tsx'
import { examples as icon } from '../../ui/icon/icon.examples.tsx'
import { examples as link } from '../../ui/link/link.examples.tsx'
import { examples as loadingIndicator } from '../../ui/loading-indicator/loading-indicator.examples.tsx'
import { examples as pageHero } from '../../ui/page-hero/page-hero.examples.tsx'
import { examples as pagination } from '../../ui/pagination/pagination.examples.tsx'
import { examples as picture } from '../../ui/picture/picture.examples.tsx'
import { examples as receipt } from '../../ui/receipt/receipt-card.examples.tsx'
import { examples as recordRows } from '../../ui/record-rows/record-rows.examples.tsx'
import { examples as prose } from '../../ui/rich-text/prose.examples.tsx'
import { examples as sectionBand } from '../../ui/section-band/section-band.examples.tsx'
import { examples as submissionForm } from '../../ui/submission-form/submission-form.examples.tsx'
import { examples as table } from '../../ui/table/data-table.examples.tsx'
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
  accordion,
  dialog,
  drawer,
  toast,
  pageHero,
  sectionBand,
  card,
  recordRows,
  figures,
  table,
  picture,
  coverArt,
  contourArt,
  field,
  followTender,
  errorSummary,
  submissionForm,
  receipt,
  loadingIndicator,
  emptyState,
  errorState,
  text,
  prose,
]
