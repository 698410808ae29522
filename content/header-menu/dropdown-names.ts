/** The header's entries that open a dropdown, in their order. On their own, so that browsers load nothing else. */
export const dropdownNames = ['whoWeAre', 'whatWeDo', 'getInvolved', 'infoCentre'] as const

export type DropdownName = (typeof dropdownNames)[number]
