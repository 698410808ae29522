import { listRecords } from '../../../../store/read/list-records.ts'
import type { Reading } from '../../../../store/read/reading.ts'
import { slideKind } from '../../../../content/sliders/kind.ts'
import { slideToShow, type ShownSlide } from './slide-to-show.ts'

/** The slides of the library in the editors' order. */
export async function readHeroSlides(reading: Reading): Promise<ShownSlide[]> {
  const { records } = await listRecords(slideKind, reading, { perPage: 0 })
  return records.map((slide) => slideToShow(slide, reading.language))
}
