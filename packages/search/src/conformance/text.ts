import { describe, expect, it } from 'vitest'
import type { SearchDocument } from '../port.ts'
import { type OpenEngine, openTrial } from './trial.ts'

const dutch: SearchDocument[] = [
  {
    id: 1,
    sku: 'VK1042-night',
    name: 'Winterjas Noa',
    category: [{ name: 'Jassen' }],
    configurable_children: [{ sku: 'VK1042-night-128' }],
  },
  {
    id: 2,
    sku: 'VK2001',
    name: 'Jeans Sam',
    category: [{ name: 'Broeken' }],
    _search: { words: ['denimblauw'], sizes: ['128', '134'] },
  },
  {
    id: 3,
    sku: 'VK3001',
    name: 'Hoodie Pip met strepen',
    category: [{ name: 'Hoodies' }],
    _search: { words: ['kersenrood'], sizes: ['128'] },
  },
  {
    id: 4,
    sku: 'VK3002',
    name: 'Hoodie Bo',
    category: [{ name: 'Hoodies' }],
    _search: { words: ['zwart'], sizes: ['98', '104'] },
  },
  {
    id: 5,
    sku: 'VK4001',
    name: 'T-shirt Zoë',
    category: [{ name: 'T-shirts' }],
    _search: { words: ['kersenrood'], sizes: ['128'] },
  },
  { id: 6, sku: 'VK5001', name: 'Muts Fien', category: [{ name: 'Mutsen en petten' }] },
]
const german: SearchDocument[] = [
  { id: 1, name: 'Regenjacke Mia', category: [{ name: 'Jacken' }] },
  { id: 2, name: 'Jeans Tom', _search: { words: ['Himmelblau'], sizes: ['140'] } },
  { id: 3, name: 'Mütze Ida', category: [{ name: 'Mützen und Caps' }] },
  { id: 4, name: 'Strickjacke Lea', category: [{ name: 'Strickjacken' }] },
  { id: 5, name: 'Latzhose Ben', category: [{ name: 'Hosen' }] },
]
const english: SearchDocument[] = [
  { id: 1, name: 'Ada knit sweater', category: [{ name: 'Sweaters and cardigans' }] },
  { id: 2, name: 'Max chinos', category: [{ name: 'Pants' }] },
  { id: 3, name: 'Kit hoodie', _search: { words: ['cherry red'], sizes: ['128'] } },
  { id: 4, name: 'Ivy dress with flowers', category: [{ name: 'Dresses' }] },
  { id: 5, name: 'Zig skirt pattern', category: [{ name: 'Gifts' }] },
  { id: 6, name: 'Gift card', category: [{ name: 'Gifts' }] },
]
const french: SearchDocument[] = [
  { id: 1, name: 'Manteau d’hiver Zoé', category: [{ name: 'Vestes et manteaux' }] },
  {
    id: 2,
    name: 'Pull Lou à rayures',
    category: [{ name: 'Pulls' }],
    _search: { words: ['rouge cerise'], sizes: ['128'] },
  },
  { id: 3, name: 'Sweat à capuche Jules', category: [{ name: 'Sweats' }] },
  { id: 4, name: 'T-shirt cœur', _search: { words: ['blanc'], sizes: ['128'] } },
  { id: 5, name: 'Chaussettes Basile', category: [{ name: 'Chaussettes' }] },
]

/** The first thing a shopper sees for what is typed. */
const firsts = [
  { language: 'nl', text: 'jassen', first: 1 },
  { language: 'nl', text: 'jas', first: 1 },
  { language: 'nl', text: 'kinderjas', first: 1 },
  { language: 'nl', text: 'winter jas', first: 1 },
  { language: 'nl', text: 'spijkerbroek', first: 2 },
  { language: 'nl', text: 'blauwe broek 128', first: 2 },
  { language: 'nl', text: 'rode hoodie 128', first: 3 },
  { language: 'nl', text: 'hodie zwart', first: 4 },
  { language: 'nl', text: 'tshirt', first: 5 },
  { language: 'nl', text: 't-shirts ZOE', first: 5 },
  { language: 'nl', text: 'mutsje', first: 6 },
  { language: 'nl', text: 'mus', first: 6 },
  { language: 'nl', text: 'mutz', first: 6 },
  { language: 'nl', text: 'jaz', first: 1 },
  { language: 'nl', text: 'VK1042-night-128', first: 1 },
  { language: 'nl', text: 'vk1042', first: 1 },
  { language: 'nl', text: 'vk500', first: 6 },
  { language: 'de', text: 'regenjacken', first: 1 },
  { language: 'de', text: 'blaue Jeans 140', first: 2 },
  { language: 'de', text: 'Muetze', first: 3 },
  { language: 'de', text: 'mützen', first: 3 },
  { language: 'de', text: 'cardigan', first: 4 },
  { language: 'de', text: 'Kinderhose', first: 5 },
  { language: 'en', text: 'jumper', first: 1 },
  { language: 'en', text: 'trousers', first: 2 },
  { language: 'en', text: 'red hoodie size 128', first: 3 },
  { language: 'en', text: 'floral dresses', first: 4 },
  { language: 'en', text: 'giftcard', first: 6 },
  { language: 'fr', text: "MANTEAUX D'HIVER", first: 1 },
  { language: 'fr', text: 'l’hiver', first: 1 },
  { language: 'fr', text: 'pulls rayés', first: 2 },
  { language: 'fr', text: 'rouges taille 128', first: 2 },
  { language: 'fr', text: 'hoodie', first: 3 },
  { language: 'fr', text: 'tee-shirts blancs coeur', first: 4 },
  { language: 'fr', text: 'chausettes', first: 5 },
] as const

const documentsOf = { nl: dutch, de: german, en: english, fr: french }

export function describeText(open: OpenEngine): void {
  describeTexts(open)
  describeWords(open)
  describeScores(open)
  describeSuggestions(open)
}

function describeTexts(open: OpenEngine): void {
  describe('a text', () => {
    it.each(firsts)('finds in $language: $text', async ({ language, text, first }) => {
      const { ids } = await openTrial(open, documentsOf[language], { index: `shop_${language}`, entity: 'product' })

      expect((await ids({ text, sort: ['relevance'] }))[0]).toBe(first)
    })

    it('ranks what has all the words above what has some [SRCH-21]', async () => {
      const { ids } = await openTrial(open, dutch)

      expect(await ids({ text: 'rode hoodie', sort: [] })).toEqual([3, 4, 5])
    })

    it('weighs a name more than an article number and that more than a category [SRCH-21]', async () => {
      const { ids } = await openTrial(open, [
        { id: 1, name: 'Broek', category: [{ name: 'Pluim' }] },
        { id: 2, name: 'Broek', sku: 'pluim' },
        { id: 3, name: 'Pluim' },
      ])

      expect(await ids({ text: 'pluim', sort: ['relevance'] })).toEqual([3, 2, 1])
    })

    it('needs three quarters of its words, rounded down [SRCH-23]', async () => {
      const { ids } = await openTrial(open, dutch)

      expect(await ids({ text: 'hoodie bo zwart xyzzy' })).toEqual([4])
      expect(await ids({ text: 'hoodie qwert yuiop asdfg' })).toEqual([])
    })

    it('forgives two mistakes, one in a short word, but none in the first two letters and none in a number [SRCH-22]', async () => {
      const { ids } = await openTrial(open, [...dutch, { id: 7, name: 'Jurk Lot' }])

      expect(await ids({ text: 'juk' })).toEqual([7])
      expect(await ids({ text: 'kurk' })).toEqual([])

      expect(await ids({ text: 'wintrejsa' })).toEqual([1])
      expect(await ids({ text: 'ointerjas' })).not.toContain(6)
      expect(await ids({ text: '127' })).toEqual([])
    })
  })
}

function describeWords(open: OpenEngine): void {
  describe('the words of a text', () => {
    it('are counted where all of them are found, and that comes first however well the rest does', async () => {
      const { ask } = await openTrial(open, [
        { id: 1, name: 'Trui', _search: { words: ['kersenrood'] } },
        { id: 2, name: 'Hoodie hoodie', sku: 'hoodie', category: [{ name: 'Hoodies' }] },
        { id: 3, name: 'Vest Noor', description: 'Als een hoodie', _search: { words: ['kersenrood', 'hoodie'] } },
      ])
      const { complete, total, hits } = await ask({ text: 'rode hoodie', sort: ['relevance'] })

      expect({ complete, total, first: hits[0]?.id }).toEqual({ complete: 1, total: 3, first: 3 })
      expect(await ask({ text: 'rode qwertyuiop' })).toMatchObject({ complete: 0, total: 2 })
      expect(await ask({ text: '' })).toMatchObject({ complete: 3, total: 3 })
    })

    it('stay two where both are known and not as one', async () => {
      const { ask } = await openTrial(open, english, { index: 'shop_en', entity: 'product' })

      expect(await ask({ text: 'gift card' })).toMatchObject({ complete: 1, total: 2 })
      expect(await ask({ text: 'giftcard' })).toMatchObject({ complete: 1, total: 1 })
    })

    it('do not find what only ends like them and is something else', async () => {
      const { ids } = await openTrial(open, [
        { id: 1, name: 'Sneaker Bo', category: [{ name: 'Schoenen' }], description: 'Met de hand gemaakt' },
        { id: 2, name: 'Handschoen Fien' },
      ])

      expect(await ids({ text: 'handschoenen' })).toEqual([2])
      expect(await ids({ text: 'schoenen' })).toEqual([1])
    })
  })
}

function describeScores(open: OpenEngine): void {
  describe('what a text finds', () => {
    it('gives scores above the least, highest first [SRCH-19]', async () => {
      const { ask } = await openTrial(open, dutch)
      const scores = (await ask({ text: 'hoodie 128', sort: ['relevance'] })).hits.map(({ score }) => score)

      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      expect(Math.min(...scores)).toBeGreaterThanOrEqual(0.02)
    })

    it('can be sorted and filtered like anything else', async () => {
      const { ids } = await openTrial(open, dutch)
      const filters = [
        { name: 'sku', condition: { kind: 'none', of: [{ kind: 'in', field: 'sku', values: ['VK4001'] }] } },
      ] as const

      expect(await ids({ text: 'rode hoodie', filters, sort: [{ field: 'id', direction: 'desc' }] })).toEqual([4, 3])
    })

    it('of nothing but signs finds nothing', async () => {
      const { ids } = await openTrial(open, dutch)

      expect(await ids({ text: '!?' })).toEqual([])
      expect(await ids({ text: '   ' })).toHaveLength(6)
    })
  })
}

function describeSuggestions(open: OpenEngine): void {
  describe('suggestions', () => {
    it('complete the last word, most frequent first', async () => {
      const { engine } = await openTrial(open, dutch)
      const suggest = (prefix: string, size = 5) =>
        engine.suggest({ index: 'shop_nl', entity: 'product' }, prefix, size)

      expect(await suggest('ho')).toEqual([{ text: 'hoodie', count: 2 }])
      expect(await suggest('kersenrode ho')).toEqual([{ text: 'kersenrode hoodie', count: 1 }])
      expect(await suggest('t-s')).toEqual([{ text: 't-shirt', count: 1 }])
      expect(await suggest('', 5)).toEqual([])
      expect(await suggest('ho', 0)).toEqual([])
    })

    it('are words that name something; a colour only where nothing is called so, and never behind another word', async () => {
      const { engine } = await openTrial(open, [
        { id: 1, name: 'Winterjas kort', _search: { words: ['kobaltblauw', 'korenblauw'] } },
        { id: 2, name: 'Hoodie Bo', _search: { words: ['kobaltblauw'] } },
        { id: 3, name: 'Muts kobaltblauw', _search: { words: ['kobaltblauw'] } },
      ])
      const suggest = (prefix: string) => engine.suggest({ index: 'shop_nl', entity: 'product' }, prefix, 5)

      expect(await suggest('ko')).toEqual([{ text: 'kort', count: 1 }])
      expect(await suggest('kob')).toEqual([{ text: 'kobaltblauw', count: 3 }])
      expect(await suggest('winterjas ko')).toEqual([{ text: 'winterjas kort', count: 1 }])
      expect(await suggest('winterjas kob')).toEqual([])
    })

    it('lead to what has every word', async () => {
      const { engine } = await openTrial(open, dutch)
      const suggest = (prefix: string) => engine.suggest({ index: 'shop_nl', entity: 'product' }, prefix, 5)

      expect(await suggest('hoodie zwart b')).toEqual([{ text: 'hoodie zwart bo', count: 1 }])
      expect(await suggest('hoodie zwart p')).toEqual([])
    })

    it('come from documents that pass the filters', async () => {
      const { engine } = await openTrial(open, dutch)
      const filters = [{ name: 'sku', condition: { kind: 'in', field: 'sku', values: ['VK3001', 'VK5001'] } }] as const

      expect(await engine.suggest({ index: 'shop_nl', entity: 'product' }, 'h', 5, filters)).toEqual([
        { text: 'hoodie', count: 1 },
      ])
      expect(await engine.suggest({ index: 'shop_nl', entity: 'product' }, 'win', 5, filters)).toEqual([])
    })
  })
}
