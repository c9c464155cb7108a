import { useRef, useState } from 'react'
import { type AddOutcome, useCartActions } from '../../../device/index.ts'
import { useTranslation } from '../../../i18n/index.ts'
import { isDesktop } from '../../../ui/structure/is-desktop.ts'
import { useTrack } from '../../analytics/index.ts'
import { useNotify } from '../../notifications/index.ts'
import { usePanel } from '../../panels/index.ts'
import type { PageProduct } from '../load/product-page-data.ts'
import { type AddedFrom, toAddedProducts } from '../load/to-added-products.ts'
import { type AdditionView, additionsOf, type ChoiceRefusal } from './additions-of.ts'
import type { Selection } from './selection.ts'

/** The tap on the buy button: into the cart, or back to the choice that is still open. */
export function useBuying(product: PageProduct, selection: Selection, about: AddedFrom['about']) {
  const t = useTranslation()
  const notify = useNotify()
  const addToCart = useAddToCart({ product, about })
  const [open, setOpen] = useState<ChoiceRefusal | null>(null)
  const choices = useRef<HTMLDivElement>(null)

  function buy() {
    const additions = additionsOf(product, selection)
    setOpen(additions.ok ? null : additions.refusal)
    // By what the page says of the stock: the cart holds it in this very frame, and the device asks the shop behind it.
    if (additions.ok) return void addToCart(additions.value)
    if (additions.refusal.code === 'no-variants' || additions.refusal.code === 'nothing-chosen') {
      const message = t(additions.refusal.code === 'no-variants' ? 'product.no-variants' : 'product.nothing-chosen')
      notify({ type: 'danger', message, action1: { label: t('notification.ok') } })
    }
    // After React has marked what is wrong.
    requestAnimationFrame(() => goToMistake(choices.current))
  }

  return { buy, open, choices }
}

function goToMistake(area: HTMLElement | null) {
  const mistake = area?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')
  mistake?.focus({ preventScroll: true })
  mistake?.scrollIntoView({ block: 'center' })
}

/** `isQuiet`: the cart does not show itself. */
export type AddToCart = (additions: readonly AdditionView[], isQuiet?: boolean) => Promise<AddOutcome>

/** Puts lines into the cart: the device holds them at once, and where there is room the cart shows itself. */
export function useAddToCart(from: AddedFrom): AddToCart {
  const { add } = useCartActions()
  const track = useTrack()
  const microcart = usePanel('microcart')
  return async (additions, isQuiet) => {
    const outcome = await add(additions)
    if (outcome.added.length === 0) return outcome
    track.event('add_to_cart', toAddedProducts(outcome.added, from))
    if (!isQuiet && isDesktop(window.innerWidth)) microcart.open({ reason: 'added' })
    return outcome
  }
}
