import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { type CardProduct, ProductGrid } from '../product/index.ts'
import { useCardHearts } from './wishlist-button.tsx'

const hoodie: CardProduct = {
  ...{ id: 1068, sku: 'VK1068-CHERRY', name: 'Hoodie Klos', brand: 'Vonk', amount: 3995, amountBefore: 3995 },
  ...{ colour: 'kersenrood', href: '/hoodie-klos/', image: '/v/k/front.svg', alt: '', hoverImage: null },
  ...{ price: { now: '€ 34,95', was: null, list: null, percentage: null }, labels: [], swatches: [], sizes: [] },
}

function List() {
  return <ProductGrid products={[hoodie]} renderAction={useCardHearts()} />
}

describe('useCardHearts', () => {
  it('sends every card with its heart, pressed for nobody', async () => {
    const html = await renderInShop(<List />, { shop: aShop('nl') })

    expect(html).toMatch(
      /<button[^>]*aria-label="[^"]*: Hoodie Klos"[^>]*aria-pressed="false"|aria-pressed="false"[^>]*aria-label="[^"]*: Hoodie Klos"/,
    )
  })
})
