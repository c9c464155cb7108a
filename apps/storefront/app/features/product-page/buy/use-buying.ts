import { useEffect, useRef, useState } from 'react'
import { useWholeDevice } from '#device/index.ts'
import { useTranslation } from '#i18n/index.ts'
import { isDesktop } from '#ui/structure/is-desktop.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { useTrack } from '../../analytics/index.ts'
import { useNotify } from '../../notifications/index.ts'
import { usePanel } from '../../panels/index.ts'
import type { PageProduct } from '../load/product-page-data.ts'
import type { AddedFrom } from '../load/to-added-products.ts'
import type { ChoiceRefusal } from './additions-of.ts'
import type { Selection } from './selection.ts'

// Nobody buys before the page was looked at: its code comes when the page is idle, or with the press.
const loadBuying = () => import('./buying.ts')

/** The tap on the buy button: into the cart, or back to the choice that is still open. */
export function useBuying(product: PageProduct, selection: Selection, about: AddedFrom['about']) {
  const t = useTranslation()
  const notify = useNotify()
  const device = useWholeDevice()
  const track = useTrack()
  const microcart = usePanel('microcart')
  const [open, setOpen] = useState<ChoiceRefusal | null>(null)
  const choices = useRef<HTMLDivElement>(null)
  useEffect(() => whenIdle(() => void loadBuying().catch(() => {})), [])

  function complain(message: string) {
    notify({ type: 'danger', message, action1: { label: t('notification.ok') } })
  }

  async function buy() {
    const buying = await loadBuying().catch(() => null)
    if (!buying) return complain(t(device.isOnline() ? 'lazy.failed' : 'lazy.offline'))
    const additions = buying.additionsOf(product, selection)
    setOpen(additions.ok ? null : additions.refusal)
    if (!additions.ok) return pointOut(additions.refusal)
    // By what the page says of the stock: the device asks the shop behind it.
    const { added } = await buying.putIntoCart(additions.value, { device, track, from: { product, about } })
    // Where there is room the cart shows itself.
    if (added.length > 0 && isDesktop(window.innerWidth)) microcart.open({ reason: 'added' })
  }

  function pointOut({ code }: ChoiceRefusal) {
    if (code === 'no-variants' || code === 'nothing-chosen') complain(t(`product.${code}`))
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
