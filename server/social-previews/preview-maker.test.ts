import { describe, expect, test } from 'vitest'
import type { PreviewWords } from './draw-preview.ts'
import { PreviewMaker, PreviewsBusyError } from './preview-maker.ts'

const words = (title: string): PreviewWords => ({
  language: 'en',
  organization: 'Network',
  section: null,
  title,
  titleLanguage: 'en',
  host: 'example.org',
  artKey: 'key',
  topic: null,
})

/** A drawer that finishes on request. */
function slowDrawer() {
  const begun: string[] = []
  const finish: (() => void)[] = []
  const draw = ({ title }: PreviewWords) => {
    begun.push(title)
    return new Promise<Buffer>((resolve) => {
      finish.push(() => resolve(Buffer.alloc(1000, title)))
    })
  }
  return { begun, finish, draw }
}

const eventLoopTurn = () => new Promise((resolve) => setImmediate(resolve))

describe('the maker of previews', () => {
  test('draws one at a time, and once for all who wait for the same', async () => {
    const { begun, finish, draw } = slowDrawer()
    const maker = new PreviewMaker({ maximumBytes: 10_000, mostWaiting: 5, draw })
    const [one, again, two] = [maker.make(words('one')), maker.make(words('one')), maker.make(words('two'))]
    await eventLoopTurn()
    expect(begun).toEqual(['one'])
    finish[0]?.()
    expect((await one).tag).toBe((await again).tag)
    await eventLoopTurn()
    expect(begun).toEqual(['one', 'two'])
    finish[1]?.()
    expect((await two).tag).not.toBe((await one).tag)
    await maker.make(words('one'))
    expect(begun).toEqual(['one', 'two'])
  })

  test('refuses more than may wait', async () => {
    const { finish, draw } = slowDrawer()
    const maker = new PreviewMaker({ maximumBytes: 10_000, mostWaiting: 1, draw })
    const waiting = [maker.make(words('one')), maker.make(words('two'))]
    await expect(maker.make(words('three'))).rejects.toBeInstanceOf(PreviewsBusyError)
    await eventLoopTurn()
    finish[0]?.()
    await eventLoopTurn()
    finish[1]?.()
    await Promise.all(waiting)
  })

  test('caches no more than its bytes', async () => {
    let drawn = 0
    const draw = async () => {
      drawn++
      return Buffer.alloc(1000)
    }
    const maker = new PreviewMaker({ maximumBytes: 3200, mostWaiting: 5, draw })
    for (const title of ['one', 'two', 'three', 'one']) await maker.make(words(title))
    expect(drawn).toBe(4)
  })

  test('goes on after a failure', async () => {
    let failed = false
    const draw = async () => {
      if (failed) return Buffer.alloc(10)
      failed = true
      throw new Error('no picture')
    }
    const maker = new PreviewMaker({ maximumBytes: 3200, mostWaiting: 5, draw })
    await expect(maker.make(words('one'))).rejects.toThrow('no picture')
    expect((await maker.make(words('one'))).picture.length).toBe(10)
  })
})
