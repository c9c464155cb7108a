import { languages } from '@vonk/languages'
import { firstLanguage, parts, readCatalogues } from '@vonk/languages/storefront'
import { describe, expect, it } from 'vitest'
import { placeholdersOf } from './placeholders-of.ts'

describe('the message catalogues', () => {
  const whole = readCatalogues(firstLanguage)

  it.each(Object.keys(languages))(
    'say in %s what the shop asks for, where it asks for it, with its values [STORE-02]',
    (tag) => {
      const own = readCatalogues(tag)

      for (const part of parts) {
        for (const [id, text] of Object.entries(own[part])) {
          expect(Object.keys(whole[part])).toContain(id)
          expect(placeholdersOf(text), id).toEqual(placeholdersOf(whole[part][id] ?? ''))
        }
      }
    },
  )
})
