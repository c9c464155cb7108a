import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import type { PageCustomOption } from '../load/product-page-data.ts'
import { PrintPreview, widthOf } from './print-preview.tsx'

const free = { kind: 'fixed', amount: 0 } as const
const options: readonly PageCustomOption[] = [
  {
    id: '1',
    title: 'Name',
    purpose: 'print-text',
    type: 'field',
    isRequired: true,
    maxCharacters: 12,
    price: null,
    values: [],
  },
  {
    ...{ id: '2', title: 'Lettering', purpose: 'print-lettering', type: 'radio', isRequired: true },
    ...{ maxCharacters: null, price: null },
    values: [{ id: '21', title: 'Block letters', look: 'block', price: free }],
  },
  {
    ...{ id: '3', title: 'Colour', purpose: 'print-colour', type: 'drop-down', isRequired: true },
    ...{ maxCharacters: null, price: null },
    values: [{ id: '31', title: 'Coral', look: '#e8604c', price: free }],
  },
]
const area = { image: '/t/e/tee-front.svg', x: 50, y: 40, width: 36 }

function render(values: Readonly<Record<string, string>>) {
  return renderInShop(<PrintPreview area={area} options={options} values={values} />, { shop: aShop('en') })
}

describe('PrintPreview', () => {
  it('draws what was typed in the letters and the colour that were chosen', async () => {
    const html = await render({ 1: 'Noor', 2: '21', 3: '31' })

    expect(html).toContain('/t/e/tee-front.svg')
    expect(html).toMatch(/<text[^>]*data-lettering="block"[^>]*fill="#e8604c"[^>]*>Noor<\/text>/)
    expect(html).toContain('aria-label="The name “Noor” on the garment"')
  })

  it('shows an example before anything was typed', async () => {
    expect(await render({})).toMatch(/<text[^>]*data-example="true"[^>]*>Your name<\/text>/)
  })

  it.each(['Wwwwwwwwwwww', 'Maximiliaan-J', '😀😀😀😀😀😀', '王小明王小明王小明王小明'])(
    'keeps %s on the garment',
    async (name) => {
      const html = await render({ 1: name })
      const size = Number(/font-size="([\d.]+)"/.exec(html)?.[1])

      expect(size).toBeGreaterThan(0)
      expect(size * widthOf(name)).toBeLessThanOrEqual(0.36 * 600 + 0.001)
    },
  )

  it('is not led astray by markup, line breaks or signs that turn the writing around', async () => {
    const html = await render({ 1: '<b>\u202E\nJo' })

    expect(html).toContain('>&lt;b&gt; Jo</text>')
  })
})
