import { describe, expect, it } from 'vitest'
import { inEachLanguage } from './read-folders.ts'

describe('inEachLanguage', () => {
  it('says key by key what a language leaves unsaid in the one it falls back on, else as the shop was written first', () => {
    const said: Readonly<Record<string, object>> = {
      de: { title: 'Warenkorb' },
      en: { title: 'Bag', close: 'Close' },
      nl: { title: 'Winkelmand', close: 'Sluiten', open: 'Openen' },
    }
    const { de, fr } = inEachLanguage((tag) => said[tag])

    expect(de).toEqual({ title: 'Warenkorb', close: 'Close', open: 'Openen' })
    expect(fr).toEqual({ title: 'Bag', close: 'Close', open: 'Openen' })
  })
})
