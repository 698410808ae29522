import { describe, expect, test } from 'vitest'
import { PictureMaker, PicturesBusyError, type WantedPicture } from './picture-maker.ts'

/** A drawer that finishes on request. */
function slowDrawer() {
  const begun: string[] = []
  const finish: (() => void)[] = []
  const slow = (title: string, kind = 'preview'): WantedPicture => ({
    shows: { kind, title },
    draw: () => {
      begun.push(title)
      return new Promise<Buffer>((resolve) => {
        finish.push(() => resolve(Buffer.alloc(1000, title)))
      })
    },
  })
  return { begun, finish, slow }
}

const eventLoopTurn = () => new Promise((resolve) => setImmediate(resolve))

describe('the maker of pictures', () => {
  test('draws one at a time, and once for all who wait for the same', async () => {
    const { begun, finish, slow } = slowDrawer()
    const maker = new PictureMaker({ maximumBytes: 10_000, mostWaiting: 5 })
    const [one, again, two] = [
      maker.make(slow('one')),
      maker.make(slow('one')),
      maker.make(slow('two', 'chart')),
    ]
    await eventLoopTurn()
    expect(begun).toEqual(['one'])
    finish[0]?.()
    expect((await one).tag).toBe((await again).tag)
    await eventLoopTurn()
    expect(begun).toEqual(['one', 'two'])
    finish[1]?.()
    expect((await two).tag).not.toBe((await one).tag)
    await maker.make(slow('one'))
    expect(begun).toEqual(['one', 'two'])
  })

  test('refuses more than may wait', async () => {
    const { finish, slow } = slowDrawer()
    const maker = new PictureMaker({ maximumBytes: 10_000, mostWaiting: 1 })
    const waiting = [maker.make(slow('one')), maker.make(slow('two'))]
    await expect(maker.make(slow('three'))).rejects.toBeInstanceOf(PicturesBusyError)
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
    const maker = new PictureMaker({ maximumBytes: 3200, mostWaiting: 5 })
    for (const title of ['one', 'two', 'three', 'one'])
      await maker.make({ shows: { kind: 'preview', title }, draw })
    expect(drawn).toBe(4)
  })

  test('goes on after a failure', async () => {
    let failed = false
    const draw = async () => {
      if (failed) return Buffer.alloc(10)
      failed = true
      throw new Error('no picture')
    }
    const maker = new PictureMaker({ maximumBytes: 3200, mostWaiting: 5 })
    const picture = { shows: { kind: 'preview' }, draw }
    await expect(maker.make(picture)).rejects.toThrow('no picture')
    expect((await maker.make(picture)).bytes.length).toBe(10)
  })
})
