import type { Position } from '../outbox/index.ts'
import type { PageTemplate } from './page-template.ts'

/** Pages with a query are many and come by chance: they never drive out those without. */
export type PageKind = 'plain' | 'queried'

/** A page as it is cached for everybody who asks for the same address. */
export type CachedPage = {
  readonly key: string
  readonly kind: PageKind
  readonly view: string
  /** What it depends on; never empty. */
  readonly tags: ReadonlySet<string>
  /** Every change up to there is in it. */
  readonly asOf: Position
  /** Both in the time of `Date.now`. */
  readonly madeAt: number
  readonly until: number
  readonly headers: readonly (readonly [string, string])[]
  readonly template: PageTemplate
}
