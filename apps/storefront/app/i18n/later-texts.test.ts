import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLaterTexts } from './later-texts.ts'
import { loadFirstTexts } from './load-all-texts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const textsThatFailOnce = () => createLaterTexts(vi.fn(async () => {}).mockRejectedValueOnce(new TypeError('offline')))

describe('createLaterTexts', () => {
  it('fetches the texts once, however many parts of a page ask for them', async () => {
    const fetchTexts = vi.fn(async () => {})
    const texts = createLaterTexts(fetchTexts)
    await Promise.all([texts.load(), texts.load()])
    await texts.load()

    expect(texts.isLoaded()).toBe(true)
    expect(fetchTexts).toHaveBeenCalledTimes(1)
  })

  it('gives React the same failure for a second, and tries again after it', async () => {
    const texts = textsThatFailOnce()
    const failed = texts.loadForRender()
    await expect(failed).rejects.toThrow('offline')

    expect(texts.loadForRender()).toBe(failed)
    expect(texts.isLoaded()).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    await texts.loadForRender()
    expect(texts.isLoaded()).toBe(true)
  })

  it('tries again at once for a shopper who asks for it', async () => {
    const texts = textsThatFailOnce()
    await expect(texts.load()).rejects.toThrow('offline')
    await texts.load()

    expect(texts.isLoaded()).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(texts.isLoaded()).toBe(true)
  })
})

describe('loadFirstTexts', () => {
  it('knows what a visit may begin with, and the rest once it was asked for', async () => {
    const i18n = await loadFirstTexts('en')

    expect(i18n.translate('ui.close')).toBe('Close')
    expect(i18n.later.isLoaded()).toBe(false)
    await i18n.later.load()
    expect(i18n.translate('cart.checkout')).toBe('Proceed to checkout')
  })
})
