import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imageSizes } from '../content/media/image-sizes.ts'
import { pictureForms, type PictureForm } from './picture-forms.ts'

let folder: string
let file: string
let forms: PictureForm[] = []

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'network-pictures-'))
  file = path.join(folder, 'picture.avif')
  const background = { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 }
  await sharp({ create: { width: 1600, height: 64, channels: 3, background } })
    .avif({ effort: 0 })
    .toFile(file)
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  const [first] = forms
  if (first) rmSync(path.dirname(first.file), { recursive: true, force: true })
})

test('a picture is made in every size of the library, once', async () => {
  forms = await pictureForms(file)
  expect(forms.map(({ name }) => name).toSorted()).toEqual(
    ['original', ...imageSizes.map(({ name }) => name)].toSorted(),
  )
  for (const form of forms) {
    const { format, width, height } = await sharp(form.file).metadata()
    expect({ width, height }, form.name).toEqual({ width: form.width, height: form.height })
    expect(form.mimeType, form.name).toBe(format === 'heif' ? 'image/avif' : `image/${format}`)
    expect(form.bytes).toBe(statSync(form.file).size)
  }
  const asIs = forms.find(({ name }) => name === 'avif1600')
  expect(asIs && readFileSync(asIs.file).equals(readFileSync(file))).toBe(true)

  const times = forms.map((form) => statSync(form.file).mtimeMs)
  const again = await pictureForms(file)
  expect(again).toEqual(forms)
  expect(again.map((form) => statSync(form.file).mtimeMs)).toEqual(times)
})

test('sizes that a packaged folder does not bring are made, and those that it brings are taken as they are', async () => {
  const brought = forms.filter(({ name }) => name.startsWith('avif') && name !== 'avif1600')
  const left = forms.filter(({ mimeType }) => mimeType === 'image/webp')
  expect(brought.length).toBeGreaterThan(0)
  for (const { file: made } of left) rmSync(made)
  for (const { file: made } of brought) writeFileSync(made, 'as it was brought')
  const whole = await pictureForms(file)
  expect(whole.map(({ name }) => name)).toEqual(forms.map(({ name }) => name))
  const fileOf = (name: string) => whole.find((form) => form.name === name)?.file ?? ''
  expect(brought.map(({ name }) => readFileSync(fileOf(name), 'utf8'))).toEqual(
    brought.map(() => 'as it was brought'),
  )
  const widths = await Promise.all(left.map(async ({ name }) => (await sharp(fileOf(name)).metadata()).width))
  expect(widths).toEqual(left.map(({ width }) => width))
  rmSync(path.dirname(left[0]?.file ?? folder), { recursive: true, force: true })
  forms = await pictureForms(file)
})

test('what is asked for twice at once is whole for both', async () => {
  const other = path.join(folder, 'other.avif')
  await sharp(file).resize(800).avif({ effort: 0 }).toFile(other)
  const [one, two] = await Promise.all([pictureForms(other), pictureForms(other)])
  expect(one).toEqual(two)
  for (const form of one) expect(statSync(form.file).size).toBe(form.bytes)
  rmSync(path.dirname(one[0]?.file ?? folder), { recursive: true, force: true })
})
