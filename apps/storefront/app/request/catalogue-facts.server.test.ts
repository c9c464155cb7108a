import { describe, expect, it } from 'vitest'
import { type AskedSearch, aCatalogue, aShopRequest } from '../testing/a-shop-request.ts'
import { loadCatalogueFacts } from './catalogue-facts.server.ts'

async function ask() {
  const asked: AskedSearch[] = []
  const catalogue = aCatalogue(() => ({}))
  const answer = (search: AskedSearch) => {
    asked.push(search)
    return catalogue(search)
  }
  const shop = await aShopRequest('nl', { answer })
  const facts = await loadCatalogueFacts(shop)
  const about = (entity: string) => asked.filter((search) => search.entity === entity)
  return { shop, facts, asked, about }
}

type Attributes = { readonly first: readonly object[]; readonly others: readonly object[] }

/** A catalogue with more attributes than it answers at once; `asked` are the codes each question named. */
async function aCatalogueOf({ first, others }: Attributes, listFilters: readonly string[]) {
  const asked: unknown[] = []
  let now = 0
  const shop = await aShopRequest('nl', {
    settings: { listFilters: [...listFilters] },
    now: () => now,
    answer({ entity, _appliedFilters: filters = [] }) {
      if (entity !== 'attribute') return {}
      const codes = Object(filters?.[0]?.value).in ?? null
      asked.push(codes)
      return { hits: [...(codes === null ? first : others)] }
    },
  })
  const passTime = (ms: number) => {
    now += ms
  }
  return { asked, load: () => loadCatalogueFacts(shop), passTime }
}

describe('loadCatalogueFacts', () => {
  it('asks for every active category by its position, up to 4000 of them [CAT-04] [CAT-06] [CAT-07]', async () => {
    const { about } = await ask()

    expect(about('category')).toMatchObject([{ _appliedFilters: [{ attribute: 'is_active', value: { eq: true } }] }])
    expect(about('category').map(({ query, _appliedSort }) => [query.get('size'), _appliedSort])).toEqual([
      ['4000', [{ field: 'position', options: 'asc' }]],
    ])
  })

  it('asks for the rest of a list that is too long for one answer', async () => {
    const tree = Array.from({ length: 250 }, (_, id) => ({ id: id + 1, name: `Category ${id}`, path: '1', level: 2 }))
    const asked: (string | null)[] = []
    const shop = await aShopRequest('nl', {
      answer({ entity, query }) {
        if (entity !== 'category') return {}
        asked.push(query.get('from'))
        const from = Number(query.get('from') ?? 0)
        return { hits: tree.slice(from, from + 100), total: tree.length }
      },
    })
    const { categories } = await loadCatalogueFacts(shop)

    expect(categories.map(({ id }) => id)).toEqual(tree.map(({ id }) => id))
    expect(asked).toEqual([null, '100', '200'])
  })

  it('asks for 150 attributes and knows their options by value [PROD-19] [PROD-24]', async () => {
    const { about, facts } = await ask()

    expect(about('attribute')[0]?.query.get('size')).toBe('150')
    expect(facts.attributes.get('size')?.options.get('214')?.label).toBe('128')
  })

  it('asks once for everybody as long as the shops stay as they are [PROD-22]', async () => {
    const { shop, facts, asked } = await ask()

    expect(await loadCatalogueFacts(shop)).toBe(facts)
    expect(asked).toHaveLength(3)
  })

  it('asks for those of the filters that are not among the first, by their codes, but for paths into documents [PROD-20] [PROD-22]', async () => {
    const season = { attribute_id: 900, attribute_code: 'season', options: [{ value: '1', label: 'Winter' }] }
    const size = { attribute_id: 1, attribute_code: 'size', options: [] }
    const { asked, load } = await aCatalogueOf({ first: [size], others: [season] }, ['size', 'season', 'stock.qty'])

    expect((await load()).attributes.get('season')?.options.get('1')?.label).toBe('Winter')
    expect(asked).toEqual([null, ['season']])
  })

  it('asks no more for what the catalogue does not know [PROD-21] [PROD-23]', async () => {
    const { asked, load, passTime } = await aCatalogueOf({ first: [], others: [] }, ['size', 'ghost'])
    await load()
    passTime(6_000)
    await load()
    expect(asked).toEqual([null, ['size', 'ghost'], null])

    passTime(61_000)
    await load()
    expect(asked.at(-1)).toEqual(['size', 'ghost'])
  })
})
