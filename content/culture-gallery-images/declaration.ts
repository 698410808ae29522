import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const cultureGalleryImages = {
  collection: 'culture-gallery-images',
  name: 'gallery',
  folder: 'gallery',
  section: 'infoCentre',
  more: 'morePictures',
} as const satisfies KindDeclaration
