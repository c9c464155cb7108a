import type { Translated } from '../words/index.ts'
import { findCategory, namesOf, toCategory } from './links.ts'
import { block, button, type ContentOf, unnumbered } from './parts.ts'
import { tilePicture } from './pictures.ts'
import { type StoryView, say } from './story-view.ts'

/** Tiles for the categories that the view has; nothing when it has none of them. */
export function categoryTiles(
  view: StoryView,
  { title, codes }: { title: Translated; codes: readonly string[] },
): ContentOf<'category-tiles'>[] {
  const names = namesOf(view, codes)
  const tiles = codes.flatMap((code) => {
    const category = findCategory(view, code)
    const link = toCategory(view, code)
    if (!category || !link) return []
    const name = names.get(code) ?? category.name
    const image = tilePicture(view, code, name)
    return [
      {
        component: 'category-tile',
        ...unnumbered,
        title: name,
        link,
        image,
        categoryId: category.id,
      } as const,
    ]
  })
  return tiles.length > 0 ? [block('category-tiles', { title: say(view, title), tiles })] : []
}

type Carousel = {
  readonly title: Translated
  readonly code: string
  readonly size?: number
  readonly more?: Translated
}

/** The products of a category side by side, with a way to all of them. */
export function categoryCarousel(
  view: StoryView,
  { title, code, size = 12, more }: Carousel,
): ContentOf<'product-carousel'>[] {
  const category = findCategory(view, code)
  const link = toCategory(view, code)
  if (!category || !link) return []
  const all = more ? button(say(view, more), link, 'link') : null
  return [
    block('product-carousel', {
      title: say(view, title),
      source: 'category',
      categoryId: category.id,
      size,
      button: all,
    }),
  ]
}
