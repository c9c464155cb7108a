import type { Language } from '../../label/language.ts'
import { describeSpecial, type Translated } from '../../words/index.ts'
import { text } from '../../words/text.ts'
import { DAY } from '../calendar.ts'
import { taxClasses } from '../tax-rules.ts'
import { type CustomOptions, choiceOption, fieldOption } from './custom-options.ts'
import { drawGiftCard } from './draw-gift-card.ts'
import { giftTexts, type OptionValue } from './option-texts.data.ts'
import type { Bench, SpecialProduct } from './special-product.ts'

const amounts = { vonk: [2500, 5000, 7500, 10_000], razz: [2000, 4000, 6000] } as const

/** Cards of fixed amounts, and one whose amount the buyer chooses. */
export function makeGiftCards(bench: Bench): SpecialProduct[] {
  return [...amounts[bench.brand], null].map((amount, turn) => makeGiftCard(bench, { amount, turn }))
}

const LEAST = 1000

type Face = { readonly amount: number | null; readonly turn: number }

function makeGiftCard({ brand, day, nextId }: Bench, { amount, turn }: Face): SpecialProduct {
  const words = describeSpecial('gift-card', { brand, amount })
  const sku = `${brand === 'vonk' ? 'VKG' : 'RZG'}${amount === null ? 'FREE' : amount / 100}`
  const path = `/${brand === 'vonk' ? 'v/k' : 'r/z'}/${sku.toLowerCase()}-card.svg`
  const id = nextId()
  return {
    id,
    sku,
    brand,
    kind: 'gift-card',
    type: 'virtual',
    words,
    price: amount ?? LEAST,
    // A voucher for anything is taxed when it is spent.
    taxClassId: taxClasses.none,
    stock: { quantity: 0, managesStock: false },
    launchedAt: day - 320 * DAY,
    visibility: 4,
    pictures: [{ path, shows: words.name }],
    drawings: [],
    artwork: [{ path, svg: drawGiftCard(brand, { amount, turn }) }],
    parts: [],
    fields: (language) => ({ is_gift_card: 1, custom_options: giftOptions(id, amount, language) }),
  }
}

const choices = [10, 20, 30, 50, 75, 100, 150]

function giftOptions(id: number, amount: number | null, language: Language): CustomOptions {
  const { recipient, message, address, day, amount: title } = giftTexts
  const words = [
    fieldOption(
      { title: recipient, purpose: 'gift-name', isRequired: true, most: 60, price: 0 },
      { id, place: 1, language },
    ),
    fieldOption(
      { title: address, purpose: 'gift-email', isRequired: true, most: 120, price: 0 },
      { id, place: 2, language },
    ),
    fieldOption(
      { title: message, purpose: 'gift-message', isRequired: false, most: 250, price: 0 },
      { id, place: 3, language },
    ),
    // Without a day it goes out as soon as it is paid.
    fieldOption({ title: day, purpose: 'gift-day', isRequired: false, most: 10, price: 0 }, { id, place: 4, language }),
  ]
  if (amount !== null) return words
  const values = choices.map((euros): OptionValue => [asMoney(euros), euros - LEAST / 100, 'fixed'])
  return [
    choiceOption(
      { type: 'drop_down', title, purpose: 'gift-amount', isRequired: true, values },
      { id, place: 0, language },
    ),
    ...words,
  ]
}

function asMoney(euros: number): Translated {
  return text(`€ ${euros}`, `${euros} €`, `€${euros}`)
}
