import type { Look, TokenOverrides } from './look.ts'
import { contrast, headerVeil, ruledTokens, type TokenName, visible } from './ruled-tokens.ts'

export type Tokens = Readonly<Record<TokenName, string>>

/** What style sheets call by name, without its dashes: in the shop of a look, and what is different in its sample sale. */
export function tokensOf(look: Look): { readonly normal: Tokens; readonly sale: TokenOverrides } {
  const normal: Tokens = { ...ruledTokens(look, look.overrides), ...look.overrides }
  return { normal, sale: { ...saleTokens(look, normal), ...look.saleOverrides } }
}

/** All that holds in one of its shops. */
export function shopTokensOf(look: Look, { isSampleSale }: { readonly isSampleSale: boolean }): Tokens {
  const { normal, sale } = tokensOf(look)
  return isSampleSale ? { ...normal, ...sale } : normal
}

/** A sample sale turns the brand up: its accent is the ground, and prices come first. */
function saleTokens(look: Look, normal: Tokens): TokenOverrides {
  const { accent, ground, ink, border } = look
  const onAccent = normal['colour-on-accent']
  const mark = onAccent === ink ? ground : ink
  const isButtonLost = contrast(normal['colour-button'], accent) < visible
  return {
    'colour-hero': accent,
    'colour-on-hero': onAccent,
    'colour-on-hero-soft': onAccent,
    'colour-header-veil': headerVeil(look, accent),
    ...(isButtonLost && { 'colour-button': onAccent, 'colour-on-button': accent }),
    'colour-menu-highlight': onAccent,
    'colour-logo-spark': mark,
    'colour-message-mark': mark,
    ...(border === 0 && { 'colour-card-line': accent }),
    'card-price-order': '-1',
    'card-price-size': '1.375rem',
  }
}
