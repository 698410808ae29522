import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { pageFreshnessContext, reportErrorContext } from './contexts.ts'
import { readOptional } from './read-optional.ts'

function makeContext() {
  const report = vi.fn()
  const partial = vi.fn()
  const context = new RouterContextProvider()
  context.set(reportErrorContext, report)
  context.set(pageFreshnessContext, { until: vi.fn(), partial })
  return { context, report, partial }
}

test('what was read is given as it is', async () => {
  const { context, report, partial } = makeContext()
  expect(await readOptional(context, () => Promise.resolve(['a slide']))).toEqual(['a slide'])
  expect(report).not.toHaveBeenCalled()
  expect(partial).not.toHaveBeenCalled()
})

test('a failure is logged, gives nothing and makes the page partial', async () => {
  const { context, report, partial } = makeContext()
  const error = new Error('the table is away')
  expect(await readOptional(context, () => Promise.reject(error))).toBeNull()
  expect(report).toHaveBeenCalledExactlyOnceWith(error)
  expect(partial).toHaveBeenCalledOnce()
})

test('a failure before anything was waited for is one too', async () => {
  const { context, partial } = makeContext()
  const read = () => {
    throw new RangeError('no such order')
  }
  expect(await readOptional(context, read)).toBeNull()
  expect(partial).toHaveBeenCalledOnce()
})
