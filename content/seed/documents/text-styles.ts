import type { TextStyle } from './set-text.ts'

const ink = '#0d2b3e'

/** The document's type. Arabic script needs a larger size and more air for the same voice. */
export function textStyles(isArabicScript: boolean) {
  const style = (
    size: number,
    leading: number,
    weight: TextStyle['weight'],
    colour: string = ink,
  ): TextStyle => ({
    size: isArabicScript ? size * 1.06 : size,
    leading: isArabicScript ? leading * 1.2 : leading,
    weight,
    colour,
  })
  return {
    coverTitle: style(31, 37, 'strong', '#062b43'),
    coverNote: style(10.5, 16, 'regular', '#3b5668'),
    coverStrong: style(10.5, 16, 'strong', '#062b43'),
    coverName: style(11, 15, 'strong', '#ffffff'),
    tenderTitle: style(22, 28, 'strong', '#ffffff'),
    tenderKind: style(11, 17, 'strong', '#f4bd73'),
    factName: style(9.6, 17.8, 'strong', '#3b5668'),
    title: style(23, 29, 'strong', '#062b43'),
    lead: style(15, 23.5, 'light', '#123a54'),
    heading: style(15, 21, 'strong', '#062b43'),
    number: style(15, 21, 'strong', '#ffffff'),
    body: style(11.2, 17.8, 'regular'),
    quote: style(13, 20, 'light', '#123a54'),
    label: style(8.4, 13, 'strong', '#5a7384'),
    small: style(8.4, 13, 'regular', '#4a6476'),
    contents: style(11.2, 17, 'regular'),
  } as const
}

export type TextStyles = ReturnType<typeof textStyles>
