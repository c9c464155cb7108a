import { describe, expect, it } from 'vitest'
import { type Catalogue, placeholdersOf, readCatalogue } from './read-catalogue.ts'

describe('the message catalogues', () => {
  it.each(['nl', 'en', 'de'])('leave no text of the shop untranslated in %s [STORE-02]', async (language) => {
    const texts = await readCatalogue(language)
    const dutch = await readCatalogue('nl')

    expect(idsOf(texts.first)).toEqual(idsOf(dutch.first))
    expect(idsOf(texts.later)).toEqual(idsOf(dutch.later))
    expect(idsOf(texts.account)).toEqual(idsOf(dutch.account))
    expect(idsOf(texts.choices)).toEqual(idsOf(dutch.choices))
    expect(Object.entries(await readAll(language)).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it.each(['en', 'de'])('fill in the same values in %s as in Dutch', async (language) => {
    const texts = await readAll(language)

    for (const [id, dutch] of Object.entries(await readAll('nl'))) {
      expect(placeholdersOf(texts[id] ?? ''), id).toEqual(placeholdersOf(dutch))
    }
  })
})

async function readAll(language: string): Promise<Catalogue> {
  const { first, later, account, choices } = await readCatalogue(language)
  return { ...first, ...later, ...account, ...choices }
}

function idsOf(texts: Catalogue): string[] {
  return Object.keys(texts).toSorted()
}
