import type { StoreView } from '@vonk/domain/stores'
import tokens from '@vonk/ui/tokens.css?raw'

/** The colour a phone paints around the page: the ground the header stands on, read from the design tokens. */
export function themeColourOf(view: Pick<StoreView, 'brand' | 'isSampleSale'>): string {
  const brand = `[data-brand="${view.brand}"]`
  const inSale = view.isSampleSale ? findToken(`${brand}[data-sale]`) : null
  return inSale ?? findToken(brand) ?? ''
}

function findToken(selector: string): string | null {
  const start = tokens.indexOf(`${selector} {`)
  const block = start === -1 ? '' : tokens.slice(start, tokens.indexOf('}', start))
  return /--colour-hero:\s*([^;]+);/.exec(block)?.[1] ?? null
}
