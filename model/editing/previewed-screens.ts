/** The screens on which a draft is shown beside its form; named by their measures, which need no translation. */
export const previewedScreens = [
  { name: 'phone', label: '390 × 844', width: 390, height: 844 },
  { name: 'desk', label: '1440 × 900', width: 1440, height: 900 },
]
