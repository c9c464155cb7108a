import type { Brand } from '../../label/index.ts'
import type { Translated } from '../../words/index.ts'
import type { BlogShown, Shown } from '../pictures.ts'

/** An article of the blog in three languages. */
export type Article = {
  readonly code: string
  readonly brand: Brand
  /** How long ago it appeared, as seen from the day of the seed. */
  readonly daysAgo: number
  readonly author: string
  readonly tags: readonly ArticleTag[]
  /** A picture of the blog, or a banner of the brand. */
  readonly shows: BlogShown | Shown
  /** The category whose products stand under the text. */
  readonly category: string
  readonly slug: Translated
  readonly title: Translated
  readonly excerpt: Translated
  readonly text: Translated
}

export type ArticleTag = 'care' | 'outdoors' | 'sizes' | 'make' | 'family' | 'school' | 'style' | 'music' | 'skate'
