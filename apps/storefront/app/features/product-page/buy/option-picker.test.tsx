import { aStockItem } from '@vonk/domain/stock/testing'
import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { aPageProduct, aVariant } from '../testing.ts'
import { OptionPicker } from './option-picker.tsx'

const soldOut = { stock: aStockItem({ isInStock: false, quantity: 0 }) }

async function buttonsOf(variants: ReturnType<typeof aVariant>[], onSoldOut?: () => void) {
  const picker = (
    <OptionPicker
      sellable={aPageProduct({ variants })}
      configuration={{}}
      onChoose={() => {}}
      {...(onSoldOut && { onSoldOut })}
    />
  )
  const html = await renderInShop(picker, { shop: aShop('en') })
  return { html, buttons: html.match(/<button.*?<\/button>/g) ?? [] }
}

describe('OptionPicker', () => {
  it('has a sold-out size that can be pressed, and says what for [STOCK-09]', async () => {
    const { html, buttons } = await buttonsOf([aVariant('210'), aVariant('212', soldOut)], () => {})

    expect(buttons[0]).not.toContain('data-out')
    expect(buttons[1]).toContain('data-out="true"')
    expect(buttons[1]).toContain('aria-haspopup="dialog"')
    expect(buttons[1]).not.toContain('aria-disabled')
    expect(buttons[1]?.replace(/<[^>]*>/g, '')).toMatch(/^116.*, Sold out, Tell me when it is back$/)
    expect(html).toContain('Tap your size and we will email you')
  })

  it('has nothing behind a size that does not exist, nor where nobody can be told', async () => {
    const missing = await buttonsOf([aVariant('210')], () => {})
    expect(missing.buttons[1]).toContain('aria-disabled="true"')
    expect(missing.html).not.toContain('Tap your size')

    const elsewhere = await buttonsOf([aVariant('210'), aVariant('212', soldOut)])
    expect(elsewhere.buttons[1]).toContain('aria-disabled="true"')
    expect(elsewhere.html).not.toContain('Tap your size')
  })
})
