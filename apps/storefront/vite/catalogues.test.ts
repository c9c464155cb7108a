import { describe, expect, it } from 'vitest'
import { placeholdersOf, readCatalogue } from './read-catalogue.ts'

describe('the message catalogues', () => {
  it.each(['nl', 'en', 'de'])('leave no text of the shop untranslated in %s [STORE-02]', async (language) => {
    const texts = await readCatalogue(language)

    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(await readCatalogue('nl')).toSorted())
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it.each(['en', 'de'])('fill in the same values in %s as in Dutch', async (language) => {
    const texts = await readCatalogue(language)

    for (const [id, dutch] of Object.entries(await readCatalogue('nl'))) {
      expect(placeholdersOf(texts[id] ?? ''), id).toEqual(placeholdersOf(dutch))
    }
  })
})
