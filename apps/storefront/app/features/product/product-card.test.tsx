import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import type { CardProduct } from './card-product.ts'
import { ProductGrid } from './product-grid.tsx'

const hoodie: CardProduct = {
  id: 1068,
  sku: 'VK1068-CHERRY',
  name: 'Hoodie Klos',
  brand: 'Vonk',
  amount: 3995,
  amountBefore: 3995,
  colour: 'kersenrood',
  href: '/hoodie-klos/',
  image: '/v/k/front.svg',
  alt: 'Hoodie Klos in kersenrood, voorkant',
  hoverImage: '/v/k/back.svg',
  price: { now: '€ 34,95', was: null, list: null, percentage: null },
  labels: [{ kind: 'new', text: 'Nieuw' }],
  swatches: [
    { css: '#c22842', name: 'kersenrood', href: null },
    { css: '#232a4d', name: 'nachtblauw', href: '/hoodie-klos-nachtblauw/' },
  ],
  sizes: ['104', '128'],
}

function render(product: CardProduct, code = 'nl') {
  return renderInShop(<ProductGrid products={[product]} eagerCount={0} />, { shop: aShop(code) })
}

describe('ProductCard', () => {
  it('shows picture, name, price, label and colours', async () => {
    const html = await render(hoodie)

    expect(html).toContain('href="/hoodie-klos/"')
    expect(html).toContain('Hoodie Klos<span>kersenrood</span>')
    expect(html).toContain('€ 34,95')
    expect(html).toContain('incl. btw')
    expect(html).toContain('Nieuw')
    expect(html).toContain('aria-label="In 2 kleuren"')
  })

  it('leads to the garment in its other colours, each by its name', async () => {
    const html = await render(hoodie)

    expect(html.match(/<a href="[^"]*" aria-label="[^"]*"><circle/g)).toEqual([
      '<a href="/hoodie-klos-nachtblauw/" aria-label="nachtblauw"><circle',
    ])
  })

  it('keeps the place of its picture free, 563 by 688, and fetches it when it comes into sight [UI-34]', async () => {
    const html = await render(hoodie)

    expect(html).toContain('src="/img/563/688/resize/v/k/front.svg"')
    expect(html).toContain('width="563" height="688" loading="lazy"')
  })

  it('strikes the lowest price of 30 days through and says so to those who do not see it', async () => {
    const price = { now: '€ 12,95', was: '€ 17,95', list: '€ 19,95', percentage: 27 }
    const html = await render({ ...hoodie, price })

    expect(html).toMatch(
      /<b[^>]*><span[^>]*>Nu <\/span>€ 12,95<\/b><del><span[^>]*>Laagste prijs[^<]* <\/span>€ 17,95<\/del>/,
    )
    expect(html).toContain('Adviesprijs € 19,95')
  })

  it('says nothing of tax at a voucher, which is taxed when it is spent', async () => {
    expect(await render(hoodie)).toContain('incl. btw')
    expect(await render({ ...hoodie, price: { ...hoodie.price, isUntaxed: true } })).not.toContain('incl. btw')
  })

  it('says that a price is the lowest of several', async () => {
    const from = { now: '€ 34,95', was: null, list: null, percentage: null, isFrom: true } as const

    expect(await render({ ...hoodie, price: from })).toContain('<span>Vanaf</span><b>€ 34,95</b>')
    expect(await render({ ...hoodie, price: from }, 'de')).toContain('<span>Ab</span>')
    expect(await render(hoodie)).not.toContain('Vanaf')
  })

  it('says what is off in one place, whatever else there is to say', async () => {
    const labels = [
      { kind: 'almost-sold-out', text: 'Bijna uitverkocht' },
      { kind: 'sale', text: '-65%' },
    ] as const
    const html = await render({ ...hoodie, labels })

    expect(html).toContain('<span data-kind="sale">-65%</span>')
    expect(html).toContain('Bijna uitverkocht</span></a>')
  })

  it('has one label on its picture, and the others below its name', async () => {
    const labels = [...hoodie.labels, { kind: 'own', text: 'Biologisch katoen' }] as const
    const html = await render({ ...hoodie, labels })

    expect(html.match(/data-kind/g)).toHaveLength(1)
    expect(html).toContain('Hoodie Klos<span>kersenrood · Biologisch katoen</span>')
  })

  it('leaves the tax to the list that has named it, but not in Germany', async () => {
    const grid = <ProductGrid products={[hoodie]} eagerCount={0} isTaxTold />

    expect(await renderInShop(grid, { shop: aShop('nl') })).not.toContain('btw')
    expect(await renderInShop(grid, { shop: aShop('de') })).toContain('inkl. MwSt.')
  })

  it('names tax and delivery costs at every price in Germany, with the way to the latter', async () => {
    const html = await render(hoodie, 'de')

    expect(html).toMatch(/inkl\. MwSt\., zzgl\.<a href="\/versand\/">Versandkosten<\/a>/)
  })

  it('fetches no second picture before somebody looks at it', async () => {
    expect(await render(hoodie)).not.toContain('back.svg')
  })

  it('is made of few elements, as fifty of them make a page', async () => {
    const elements = (await render(hoodie)).match(/<[a-z]/g) ?? []

    expect(elements.length - 1).toBeLessThanOrEqual(15)
  })
})
