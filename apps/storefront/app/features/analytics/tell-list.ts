import type { AnalyticsProduct } from '@vonk/domain/analytics'
import type { ProductList } from './create-impressions.ts'
import type { Track } from './create-track.ts'

type ListParts = {
  readonly list: ProductList
  readonly track: Track
  /** The product an address of this list leads to. */
  find(href: string): AnalyticsProduct | undefined
}

/** So much of a product's name is in sight when it counts as seen. */
const inSight = { threshold: 0.5 }

/** Tells which products of a list are seen and which one is chosen, also of those that come later, until it is stopped. */
export function tellList(root: Element, { list, track, find }: ListParts): () => void {
  const seen = new Set<string>()
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const product = isIntersecting ? productOf(target) : undefined
      if (!product || seen.has(product.sku)) continue
      seen.add(product.sku)
      track.impressions(list, [product])
    }
  }, inSight)
  const changes = new MutationObserver(look)

  function productOf(link: Element): AnalyticsProduct | undefined {
    return find(link.getAttribute('href') ?? '')
  }

  function look(): void {
    // The dots of a card show no product.
    for (const link of root.querySelectorAll('a[href]:not(svg a)')) if (productOf(link)) sight.observe(link)
  }

  function choose({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a[href]') : null
    const product = link && productOf(link)
    if (!product) return
    track.flush()
    track.event('select_item', [product], { item_list_id: list.id, item_list_name: list.name })
  }

  look()
  changes.observe(root, { childList: true, subtree: true })
  root.addEventListener('click', choose)
  addEventListener('pagehide', track.flush)
  return () => {
    sight.disconnect()
    changes.disconnect()
    root.removeEventListener('click', choose)
    removeEventListener('pagehide', track.flush)
    track.flush()
  }
}
