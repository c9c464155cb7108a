import { Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import type { PageProduct, ProductPageData } from './load/product-page-data.ts'
import { Purchase } from './purchase.tsx'
import { aPage, aPageProduct, aPart, aPlainProduct, aSlot, aVariant, somePrices } from './testing.ts'

type Others = Partial<ProductPageData> & { readonly hasShops?: boolean }

async function show(product: PageProduct, childSku: string | null = null, { hasShops = true, ...others }: Others = {}) {
  const page = (
    <Suspense>
      <Purchase data={{ ...aPage({ product, childSku }), ...others }} />
    </Suspense>
  )
  const shop = aShop('en')
  const draw = () => renderInShop(page, { shop: { ...shop, view: { ...shop.view, hasShops } } })
  await draw()
  // What a set is put together from is there once its code is.
  await import('./buy/composed-choices.tsx')
  await new Promise((resolve) => setImmediate(resolve))
  const html = await draw()
  return {
    html,
    text: html.replace(/<[^>]*>/g, ' '),
    pressed: html.match(/<button[^>]*aria-pressed="true".*?<\/button>/g) ?? [],
  }
}

describe('Purchase', () => {
  it('opens with the first size, not the cheapest, where a link names one that nobody has [VAR-08]', async () => {
    const variants = [aVariant('210', { price: 2995 }), aVariant('212', { price: 995 })]

    const { pressed } = await show(aPageProduct({ variants }), 'TEE-999')

    expect(pressed).toHaveLength(1)
    expect(pressed[0]).toContain('104')
  })

  it('says with the sizes how most buyers find that it fits, and nothing while too few have said', async () => {
    const reviews = { count: 5, average: 4, starCounts: [0, 0, 0, 5, 0], latest: [] } as const
    const product = aPageProduct({ variants: [aVariant('210', { price: 2995 })] })
    const said = await show(product, null, {
      guide: 'tops',
      reviews: { ...reviews, fit: { kind: 'true', percent: 80 } },
    })
    const unsaid = await show(product, null, { guide: 'tops', reviews: { ...reviews, fit: null } })

    expect(said.html).toMatch(/<fieldset(?:(?!<\/fieldset>).)*80% say: true to size/s)
    expect(unsaid.text).not.toContain('% say')
  })

  const emptySlot = aSlot('a', [], { designs: [] })
  it.each([
    ['a set that nothing is in', { type: 'bundle', prices: null }],
    ['a set with a place that nothing fills', { type: 'bundle', slots: [aSlot('b', [aPart('1')]), emptySlot] }],
    ['an outfit without pieces', { type: 'grouped' }],
    ['what has no price', { prices: null }],
  ] as const)('says at once that %s cannot be bought, and names no price', async (_, product) => {
    const { html, text } = await show(aPlainProduct(product))

    expect(text).toContain('This cannot be bought at the moment.')
    expect(text).not.toContain('€')
    expect(html).not.toContain('Add to cart')
    expect(html).not.toMatch(/In stock/)
  })

  it.each([true, false])('offers to look for it in the shops of the brand where it has any (%s)', async (hasShops) => {
    const product = aPageProduct({ variants: [aVariant('210', { price: 2995 })] })
    const { text } = await show(product, null, { hasShops })

    expect(text.includes('Check stock in stores')).toBe(hasShops)
    expect(text).toContain('Add to cart')
  })

  it('sells a set that has something in it', async () => {
    const slots = [aSlot('b', [aPart('1')]), { ...emptySlot, isRequired: false }]
    const { text } = await show(aPlainProduct({ type: 'bundle', slots, prices: somePrices(1795) }))

    expect(text).toContain('€17.95')
    expect(text).toContain('Add to cart')
    expect(text).not.toContain('cannot be bought')
  })
})
