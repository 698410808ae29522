import { z } from 'zod'

/** What the home page says, in its order and without its looks, so that another stack can say the same. */

const link = z.object({ text: z.string(), address: z.string() })

const heading = z.object({ is: z.literal('heading'), level: z.int(), text: z.string(), address: z.string() })
const text = z.object({ is: z.literal('text'), text: z.string() })
const linkPart = z.object({ is: z.literal('link'), text: z.string(), address: z.string() })
const picture = z.object({ is: z.literal('picture'), file: z.string(), alternativeText: z.string() })
const facts = z.object({
  is: z.literal('facts'),
  facts: z.array(z.object({ name: z.string(), text: z.string() })),
})
const list = z.object({
  is: z.literal('list'),
  /** Slides stand beside each other, one of them in sight. */
  isSlides: z.boolean(),
  get items() {
    return z.array(z.array(part))
  },
})
const part = z.discriminatedUnion('is', [heading, text, linkPart, picture, facts, list])

const menuEntry = z.object({ text: z.string(), address: z.string(), links: z.array(link) })

export const homeContent = z.object({
  title: z.string(),
  description: z.string(),
  name: z.string(),
  menu: z.array(menuEntry),
  languages: z.array(link),
  sections: z.array(z.array(part)),
  footer: z.array(part),
})

export type HomeContent = z.infer<typeof homeContent>
export type Part = z.infer<typeof part>
export type MenuEntry = z.infer<typeof menuEntry>
export type Link = z.infer<typeof link>
