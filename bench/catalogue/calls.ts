import { cardFields } from './card-fields.ts'

export type Call = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: string }

const format = 'request_format=search-query&response_format=compact'
const filters = ['brand', 'size', 'color', 'price', 'pim_geslacht', 'pim_fitcode', 'pim_seizoen', 'pim_kinderleeftijd']
const sorts = ['updated_at:desc', 'final_price:asc', 'final_price:desc', 'category.position:asc']
const listed = [
  { attribute: 'visibility', value: { in: [2, 3, 4] } },
  { attribute: 'status', value: { in: [0, 1] } },
  { attribute: 'stock.is_in_stock', value: { eq: true } },
]

/** Every category of these views in every order, some with a colour, a price or a further page. */
export async function listCalls(origin: string, views: readonly AskedView[] = askedViews): Promise<Call[]> {
  const calls: Call[] = []
  for (const view of views) {
    for (const category of await readCategories(origin, view)) {
      for (const [index, sort] of sorts.entries()) {
        const narrowing = [[], [{ attribute: 'price', value: { lte: 40 }, scope: 'catalog' }], [], []][index] ?? []
        const inCategory = { attribute: 'category_ids', value: { in: [category] } }
        const body = {
          _appliedFilters: [...listed, inCategory, ...narrowing],
          _availableFilters: filters.map((field) => ({ field, scope: 'catalog' })),
        }
        calls.push(search(view, `size=20&from=${index === 2 ? 20 : 0}&sort=${sort}`, body))
      }
    }
  }
  return shuffled(calls)
}

const words = {
  nl: 'hoodie,rode hoodie,winterjas,spijkerbroek,jurk bloemen,sokken,trui gestreept,pyjama,muts,regenjas,zwembroek,legging zwart,vest,t-shirt dino,jas blauw 128,overhemd,korte broek,rok,sneakers wit,tas',
  de: 'hoodie,jacke,winterjacke,jeans,kleid blumen,socken,pullover gestreift,schlafanzug,mütze,regenjacke,badehose,leggings schwarz,strickjacke,t-shirt dino,jacke blau 128,hemd,kurze hose,rock,sneaker weiß,tasche',
  rz_en:
    'hoodie,black hoodie,jacket,jeans,dress,socks,striped sweater,beanie,rain jacket,shorts,leggings,cardigan,skate tee,blue jeans,shirt,skirt,white sneakers,bag,joggers,cap',
}

type AskedView = keyof typeof words
// Its keys are exactly these.
const askedViews = Object.keys(words) as AskedView[]

/** A thousand whole products at once, as a client asks that keeps them all. */
export function longListCall(): Call {
  const path = `/api/catalog/vue_storefront_catalog_nl/product/_search?${format}&size=1000`
  return { method: 'POST', path, body: JSON.stringify({ _appliedFilters: listed }) }
}

/** What shoppers type, and what they type wrongly. */
export function searchCalls(views: readonly AskedView[] = askedViews): Call[] {
  const visible = [{ attribute: 'visibility', value: { in: [3, 4] } }, ...listed.slice(1)]
  return shuffled(
    views.flatMap((view) =>
      words[view].split(',').flatMap((text) => {
        const typo = text.length > 5 ? `${text.slice(0, 3)}${text.slice(4)}` : text
        return [text, typo].map((typed) =>
          search(view, 'size=18&from=0', { _searchText: typed, _appliedFilters: visible }),
        )
      }),
    ),
  )
}

function search(view: string, parameters: string, body: object): Call {
  const fields = `_source_include=${cardFields.join(',')}`
  const path = `/api/catalog/vue_storefront_catalog_${view}/product/_search?${format}&${parameters}&${fields}`
  return { method: 'POST', path, body: JSON.stringify(body) }
}

async function readCategories(origin: string, view: string): Promise<number[]> {
  const answer = await fetch(
    `${origin}/api/catalog/vue_storefront_catalog_${view}/category/_search?${format}&size=4000`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ _appliedFilters: [{ attribute: 'is_active', value: true }] }),
    },
  )
  const { hits }: { hits: { id: number; level: number }[] } = JSON.parse(await answer.text())
  return hits.filter(({ level }) => level >= 2).map(({ id }) => id)
}

/** Always in the same disorder. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  const order = items.map((item, index) => ({ item, weight: (index * 7919) % 1009 }))
  return order.toSorted((one, other) => one.weight - other.weight).map(({ item }) => item)
}
