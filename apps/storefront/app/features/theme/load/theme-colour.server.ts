import type { StoreView } from '@vonk/domain/stores'
import tokens from '@vonk/ui/tokens.css?raw'

/** The colour a phone paints around the page: the ground the header stands on, read from the design tokens. */
export function themeColourOf(view: Pick<StoreView, 'brand' | 'isSampleSale'>): string {
  const brand = `[data-brand="${view.brand}"]`
  const inSale = view.isSampleSale ? findToken(`${brand}[data-sale]`) : null
  return inSale ?? findToken(brand) ?? colourIn(tokens) ?? ''
}

/** The first of the whole style sheet is also that of a brand without a look of its own. */
function colourIn(block: string): string | null {
  return /--colour-hero:\s*([^;]+);/.exec(block)?.[1] ?? null
}

function findToken(selector: string): string | null {
  const start = tokens.indexOf(`${selector} {`)
  return start === -1 ? null : colourIn(tokens.slice(start, tokens.indexOf('}', start)))
}
