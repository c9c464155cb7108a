import { type Answer, type FakeCall, result } from './fake-answer.ts'

export type FakePrices = ReturnType<typeof createFakePrices>

/** The price list: the group's prices for whoever proves to belong to it, by sku and in euros, and 100 for all else. */
export function createFakePrices() {
  const ofGroup = new Map<string, number>()

  return {
    ofGroup,
    /** Skus of the list of the group, at the address of the page's lists. */
    listOfGroup: [] as string[],
    answer({ url, body }: FakeCall): Answer | null {
      if (url.pathname === '/product-data/cards') {
        const isProved = String(body['groupToken']) === 'group-token'
        return { status: 200, body: { skus: isProved ? this.listOfGroup : [] } }
      }
      if (url.pathname !== '/api/product/render-list') return null
      const isProved = url.searchParams.get('groupToken') === 'group-token'
      const skus = (url.searchParams.get('skus') ?? '').split(',').filter((sku) => sku !== 'gone')
      return result({ items: skus.map((sku) => rendered(sku, (isProved ? ofGroup.get(sku) : null) ?? 100)) })
    },
  }
}

function rendered(sku: string, final: number) {
  const amounts = amountsOf(final)
  return {
    id: 1,
    sku,
    name: sku,
    type: 'simple',
    url: '',
    store_id: 1,
    currency_code: 'EUR',
    sgn: '',
    price_info: {
      ...amounts,
      formatted_prices: { final_price: `€${final}`, regular_price: '€100', lowest_prior_price: '€95' },
      lowest_prior_price: final < 100 ? 95 : null,
      discount_percentage: final < 100 ? 95 - final : null,
      extension_attributes: { tax_adjustments: amountsOf(final / 2), weee_attributes: [], weee_adjustment: '' },
    },
  }
}

function amountsOf(final: number) {
  const regular = { regular_price: 100, max_regular_price: 100, minimal_regular_price: 100 }
  return { final_price: final, special_price: 0, minimal_price: final, max_price: final, ...regular }
}
