import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { placeholdersOf, readCatalogue } from './read-catalogue.ts'

async function catalogueOf(language: string): Promise<Record<string, string>> {
  return readCatalogue(await readFile(new URL(`../app/i18n/${language}.po`, import.meta.url), 'utf8'), language)
}

describe('the message catalogues', () => {
  it.each(['nl', 'en', 'de'])('leave no text of the shop untranslated in %s [STORE-02]', async (language) => {
    const texts = await catalogueOf(language)

    expect(Object.keys(texts)).toEqual(Object.keys(await catalogueOf('nl')))
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it.each(['en', 'de'])('fill in the same values in %s as in Dutch', async (language) => {
    const texts = await catalogueOf(language)

    for (const [id, dutch] of Object.entries(await catalogueOf('nl'))) {
      expect(placeholdersOf(texts[id] ?? ''), id).toEqual(placeholdersOf(dutch))
    }
  })
})
