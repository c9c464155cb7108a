import type { CatalogueEntity } from '../../catalogue/index.ts'

type DocumentChange = { readonly view: string; readonly entity: CatalogueEntity; readonly ids: readonly number[] }
/** `between` is what goes on during a long reading. */
type LongReading = { between(): Promise<void> }

/** What a view does to follow the database. */
export type FollowingIndex = {
  rebuild(during: LongReading): Promise<void>
  reprice(during: LongReading): Promise<void>
  changeCategories(during: LongReading): Promise<void>
  changeProducts(ids: readonly number[], during: LongReading): Promise<void>
  changeSkus(skus: readonly string[]): Promise<void>
  changeDuePrices(during: LongReading): Promise<void>
  changeReviews(ids: readonly number[]): Promise<void>
  /** Told at once: nobody waits for all products to be priced again. */
  noteTaxes(): void
}

type ViewChanges = { readonly products: Set<number>; hasCategories: boolean; isRepriced: boolean; isRebuilt: boolean }

/** What has to be read again, each thing once. */
export class Changes {
  isTickDue = false
  private readonly views = new Map<string, ViewChanges>()
  private readonly skus = new Set<string>()
  private readonly reviews = new Set<number>()

  addSkus(skus: Iterable<string>): void {
    for (const sku of skus) this.skus.add(sku)
  }

  addReviews(ids: Iterable<number>): void {
    for (const id of ids) this.reviews.add(id)
  }

  addDocuments({ view, entity, ids }: DocumentChange): void {
    const changes = this.ofView(view)
    if (entity === 'product') for (const id of ids) changes.products.add(id)
    else if (entity === 'category') changes.hasCategories = true
    else if (entity === 'taxrule') changes.isRepriced = true
    // Attributes are part of how every product is found.
    else changes.isRebuilt = true
  }

  addAll(other: Changes): void {
    this.addSkus(other.skus)
    this.addReviews(other.reviews)
    this.isTickDue ||= other.isTickDue
    for (const [view, { products, hasCategories, isRepriced, isRebuilt }] of other.views) {
      const changes = this.ofView(view)
      for (const id of products) changes.products.add(id)
      changes.hasCategories ||= hasCategories
      changes.isRepriced ||= isRepriced
      changes.isRebuilt ||= isRebuilt
    }
  }

  /** Takes out all that is done at once, which is everything but reading all of a view. */
  takeUrgent(): Changes {
    const urgent = new Changes()
    urgent.addAll(this)
    for (const changes of urgent.views.values()) {
      changes.isRepriced = false
      changes.isRebuilt = false
    }
    this.skus.clear()
    this.reviews.clear()
    this.isTickDue = false
    for (const changes of this.views.values()) {
      changes.products.clear()
      changes.hasCategories = false
    }
    return urgent
  }

  /** Brings a view up to date with everything that concerns it; `between` is what goes on during a long reading. */
  async applyTo(code: string, index: FollowingIndex, between: () => Promise<void>): Promise<void> {
    const changes = this.views.get(code)
    if (changes?.isRebuilt) await index.rebuild({ between })
    else await this.applyParts(index, changes, between)
    if (this.reviews.size > 0) await index.changeReviews([...this.reviews])
  }

  private async applyParts(
    index: FollowingIndex,
    changes: ViewChanges | undefined,
    between: () => Promise<void>,
  ): Promise<void> {
    if (changes?.hasCategories) await index.changeCategories({ between })
    if (changes && changes.products.size > 0) await index.changeProducts([...changes.products], { between })
    if (changes?.isRepriced) await index.reprice({ between })
    if (this.skus.size > 0) await index.changeSkus([...this.skus])
  }

  private ofView(view: string): ViewChanges {
    const existing = this.views.get(view)
    if (existing) return existing
    const fresh = { products: new Set<number>(), hasCategories: false, isRepriced: false, isRebuilt: false }
    this.views.set(view, fresh)
    return fresh
  }
}
