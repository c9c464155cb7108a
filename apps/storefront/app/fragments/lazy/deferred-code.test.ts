import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LaterTexts } from '../../i18n/index.ts'
import { createDeferredCode } from './deferred-code.ts'

const texts: LaterTexts = { isLoaded: () => true, load: async () => {}, loadForRender: async () => {} }

afterEach(() => void vi.unstubAllGlobals())

describe('createDeferredCode', () => {
  it('gives React one and the same promise while it waits', () => {
    const code = createDeferredCode(() => new Promise<string>(() => {}))

    expect(code.loadOnce(texts)).toBe(code.loadOnce(texts))
  })

  it('gives React what it need not wait for, once the code is there', async () => {
    const code = createDeferredCode(async () => 'the part')
    await Promise.resolve()

    expect(code.find()).toBe('the part')
    expect(code.loadOnce(texts)).toMatchObject({ status: 'fulfilled', value: 'the part' })
  })

  it('does so too with code that came only when it was asked for again', async () => {
    // The network is back at once.
    vi.stubGlobal('addEventListener', (_online: string, listener: () => void) => listener())
    let isThere = false
    const code = createDeferredCode(() => (isThere ? Promise.resolve('the part') : Promise.reject(new Error('away'))))
    expect(await code.loadOnce(texts)).toBeNull()
    isThere = true
    await code.loadAgain(texts)

    expect(code.loadOnce(texts)).toMatchObject({ status: 'fulfilled', value: 'the part' })
  })
})
