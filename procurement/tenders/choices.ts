export const tenderCategories = ['goods', 'works', 'services'] as const

export const tenderOutcomes = ['contract-awarded', 'unsuccessful', 'cancelled'] as const
