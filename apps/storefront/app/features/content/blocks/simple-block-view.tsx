import type { SimpleBlock } from '../load/story-data.ts'
import { RichText } from '../rich-text.tsx'
import { Accordion } from './accordion.tsx'
import { ArticleTeaser } from './article-teaser.tsx'
import { Banner } from './banner.tsx'
import { BlogList } from './blog-list.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { Hero } from './hero.tsx'
import { ImageBlock } from './image-block.tsx'
import { Newsletter } from './newsletter.tsx'
import { ProductRow } from './product-row.tsx'
import { StoreTeaser } from './store-teaser.tsx'
import { Usps } from './usps.tsx'
import { Video } from './video.tsx'

type SimpleBlockViewProps = { block: SimpleBlock /** The first of its page. */; isFirst: boolean }

/** Every kind of block that holds no others. */
export function SimpleBlockView({ block, isFirst }: SimpleBlockViewProps) {
  switch (block.component) {
    case 'hero':
      return <Hero block={block} isFirst={isFirst} />
    case 'banner':
      return <Banner block={block} />
    case 'image':
      return <ImageBlock block={block} />
    case 'video':
      return <Video block={block} />
    case 'rich-text':
      return <RichText nodes={block.nodes} align={block.align} />
    case 'accordion':
      return <Accordion block={block} />
    case 'blog-list':
      return <BlogList block={block} />
    case 'blog-article':
      return <ArticleTeaser article={block.article} look={block.look} />
    case 'product-carousel':
      return <ProductRow block={block} />
    case 'category-tiles':
      return <CategoryTiles block={block} />
    case 'usps':
      return <Usps block={block} />
    case 'newsletter':
      return <Newsletter block={block} />
    case 'store-teaser':
      return <StoreTeaser block={block} />
  }
}
