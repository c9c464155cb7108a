import { ProductCarousel } from '../../product/index.ts'
import type { ProductCarouselBlock } from '../load/story-data.ts'
import { StoryButtons } from './story-buttons.tsx'

/** Products an editor has chosen. */
export function ProductRow({ block: { uid, title, products, button } }: { block: ProductCarouselBlock }) {
  const aside = button && <StoryButtons buttons={[{ ...button, look: 'link' }]} />
  return <ProductCarousel id={`products-${uid}`} title={title} products={products} aside={aside} />
}
