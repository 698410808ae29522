import { optimize } from 'svgo'

/** Digits after the decimal mark: of 16 units, which are some 20 pixels, nobody sees a twentieth. */
const floatPrecision = 1

/**
 * An icon's file as pages carry it, a hundred times and more: without what only a file of its own needs, and without the
 * colour, which `icon.css` says.
 */
export function drawingForPages(file: string): string {
  return optimize(file, {
    floatPrecision,
    multipass: true,
    plugins: [
      'preset-default',
      'removeXMLNS',
      { name: 'removeAttrs', params: { attrs: 'svg:(width|height|class|fill)' } },
    ],
  }).data
}
