import { viewsOf } from '../illustrator/index.ts'
import type { DemoDrawing } from './demo-catalogue.ts'
import type { Article } from './range/article.ts'
import { isPrint } from './range/style.ts'

/** Every view of every article, once: repeated designs borrow those of the first. */
export function makeDrawings(articles: readonly Article[]): DemoDrawing[] {
  const drawn = articles.filter(({ style }) => style.round === 0)
  return drawn.flatMap(({ style, colour, accent, drawnAs }) => {
    const { garment, fabric, look, number: seed, brand } = style
    const motif = isPrint(look) ? { print: look } : { pattern: look }
    return viewsOf(garment).map((view) => ({
      path: `${drawnAs}-${view}.svg`,
      picture: { garment, view, colour: colour.hex, accent: accent.hex, fabric, seed, brand, ...motif },
    }))
  })
}
