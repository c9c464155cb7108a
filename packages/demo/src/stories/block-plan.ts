import type { Shop } from '../label/index.ts'
import type { Translated } from '../words/index.ts'
import type { ArticleTag } from './blog/article.ts'
import type { Icon } from './parts.ts'
import type { BlogShown, Shown } from './pictures.ts'
import type { PageKey } from './story-paths.data.ts'

/** Where something leads: a story by its key, a category by its code, or an address of the view. */
export type Target =
  | `story:${string}`
  | `category:${string}`
  | `search:${string}`
  | `/${string}`
  | `mailto:${string}`
  | `tel:${string}`

export type ButtonPlan = { readonly label: Translated; readonly to: Target; readonly isQuiet?: true }

type HeroPlan = {
  readonly kind: 'hero'
  readonly eyebrow?: Translated
  readonly title: Translated
  readonly text: Translated
  readonly shows: Shown
  readonly buttons?: readonly ButtonPlan[]
  readonly ink?: 'dark' | 'light'
  readonly height?: 'medium' | 'tall' | 'full'
}

type BannerPlan = {
  readonly kind: 'banner'
  readonly eyebrow?: Translated
  readonly title: Translated
  readonly text?: Translated
  readonly shows?: Shown
  readonly button?: ButtonPlan
  readonly layout?: 'overlay' | 'image-start' | 'image-end' | 'plain'
  readonly ground?: 'paper' | 'accent' | 'secondary' | 'night'
  readonly ink?: 'dark' | 'light'
}

type TilesPlan = { readonly kind: 'tiles'; readonly title: Translated; readonly codes: readonly string[] }
/** The products of a category. */
type CarouselPlan = {
  readonly kind: 'carousel'
  readonly title: Translated
  readonly code: string
  readonly more?: Translated
}
/** What a search finds. */
type FoundPlan = { readonly kind: 'found'; readonly title: Translated; readonly query: Translated }
/** What the shop likes best itself. */
type FavouritesPlan = { readonly kind: 'favourites'; readonly title: Translated }

export type PromisePlan = {
  readonly label: Translated
  readonly text: Translated
  readonly icon: Icon
  readonly to?: Target
}
type UspsPlan = { readonly kind: 'usps'; readonly title?: Translated; readonly usps: readonly PromisePlan[] }
type TextPlan = {
  readonly kind: 'text'
  readonly text: Translated
  readonly align?: 'start' | 'center'
  readonly isNarrow?: true
}
export type QuestionPlan = { readonly title: Translated; readonly text: Translated }
type AccordionPlan = { readonly kind: 'accordion'; readonly title: Translated; readonly items: readonly QuestionPlan[] }
type ImagePlan = { readonly kind: 'image'; readonly shows: Shown | BlogShown; readonly caption?: Translated }
type StoresPlan = {
  readonly kind: 'stores'
  readonly title: Translated
  readonly text: Translated
  /** A shop of the towns' list; all of them when left out. */
  readonly store?: string
}
type NewsletterPlan = { readonly kind: 'newsletter' }
/** The articles written last, the first of them large. */
type ArticlesPlan = { readonly kind: 'articles'; readonly title: Translated }
type BlogListPlan = {
  readonly kind: 'blog-list'
  readonly title?: Translated
  readonly tag?: ArticleTag
  readonly size?: number
}

export type SimplePlan =
  | HeroPlan
  | BannerPlan
  | TilesPlan
  | CarouselPlan
  | FoundPlan
  | FavouritesPlan
  | UspsPlan
  | TextPlan
  | AccordionPlan
  | ImagePlan
  | StoresPlan
  | NewsletterPlan
  | BlogListPlan

/** Blocks side by side; how many of the twelve columns each takes on a desktop. */
type ColumnsPlan = {
  readonly kind: 'columns'
  readonly columns: readonly { readonly width: number; readonly blocks: readonly SimplePlan[] }[]
}

export type BlockPlan = SimplePlan | ArticlesPlan | ColumnsPlan

/** A page in three languages, for the shops it belongs to. */
export type PagePlan = {
  readonly key: PageKey
  /** All of them when left out. */
  readonly shops?: readonly Shop[]
  readonly title: Translated
  readonly description: Translated
  readonly hasTransparentHeader?: true
  /** Pages nobody should find by searching elsewhere. */
  readonly isHidden?: true
  readonly body: readonly BlockPlan[]
}

export const vonkShops = ['vonk', 'vonk-sample-sale'] as const satisfies readonly Shop[]
export const razzShops = ['razz', 'razz-sample-sale'] as const satisfies readonly Shop[]
export const sampleSales = ['vonk-sample-sale', 'razz-sample-sale'] as const satisfies readonly Shop[]
