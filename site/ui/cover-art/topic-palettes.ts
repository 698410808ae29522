/** Colours of a cover, from its ground to its highest layer, and the lattice's ink. */
export interface CoverPalette {
  layers: readonly [ground: string, ...higher: string[]]
  ink: string
  accent: string
}

const current: CoverPalette = {
  layers: ['#083a78', '#0a4fa6', '#0d60c9', '#0f71eb', '#3a8df0', '#72b0f5'],
  ink: '#ffffff',
  accent: '#f2a541',
}

const byTopic: Readonly<Record<string, CoverPalette>> = {
  desalination: {
    layers: ['#064a70', '#07659a', '#0a84c4', '#0ea5e9', '#4dbdf0', '#92d7f6'],
    ink: '#ffffff',
    accent: '#efe6d5',
  },
  'wastewater-reuse': {
    layers: ['#0d4a3a', '#155f4a', '#227b5e', '#2f9e77', '#5db896', '#97d2b9'],
    ink: '#ffffff',
    accent: '#f2a541',
  },
  'water-energy-food-nexus': {
    layers: ['#b9702a', '#d68c35', '#f2a541', '#f4bd73', '#f2d3a3', '#efe6d5'],
    ink: '#7a3f10',
    accent: '#062b43',
  },
  'policy-and-standards': {
    layers: ['#041f31', '#062b43', '#0a3d5e', '#115078', '#1b6795', '#3f87b3'],
    ink: '#efe6d5',
    accent: '#f2a541',
  },
}

/** A topic's colours; the house colour for items without a topic and for topics added later. */
export function paletteOfTopic(topic: string | null): CoverPalette {
  return (topic === null ? undefined : byTopic[topic]) ?? current
}
