import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../label/language.ts'
import { pages } from './pages.ts'

const languages: readonly Language[] = ['nl', 'en', 'de']

const texts = new URL('../../../../languages/', import.meta.url)

/** The words on the button that makes an order of a cart, as the storefront shows them. */
async function readOrderLabel(language: string): Promise<string> {
  const catalogue = await readFile(new URL(`${language}/storefront/later/checkout.po`, texts), 'utf8')
  return /^msgid "checkout\.order"\nmsgstr "(.+)"$/m.exec(catalogue)?.[1] ?? ''
}

/** What a page sets in italics: a control it quotes by its words. */
function quotedOn(key: string, language: Language): string[] {
  const bodies = pages.filter((page) => page.key === key).flatMap(({ body }) => body)
  const written = bodies.flatMap((block) => (block.kind === 'text' ? [block.text[language]] : []))
  return written.flatMap((text) => [...text.matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g)].map(([, words = '']) => words))
}

describe('the pages of the label', () => {
  it.each(languages)('name the order button as it is labelled (%s)', async (language) => {
    const label = await readOrderLabel(language)

    for (const key of ['terms', 'delivery']) expect(quotedOn(key, language), key).toContain(label)
  })
})
