import { useHasOrdered } from '#device/index.ts'
import { Accordion as Fold } from '#ui/structure/accordion.tsx'
import { NewsletterForm } from '../../newsletter/index.ts'
import { ProductCarousel } from '../../product/index.ts'
import { useCardHearts } from '../../wishlist/index.ts'
import type {
  AccordionBlock,
  CategoryTilesBlock,
  NewsletterBlock,
  ProductCarouselBlock,
  SimpleBlock,
} from '../load/story-data.ts'
import { Picture } from '../picture.tsx'
import { RichText } from '../rich-text.tsx'
import { ArticleTeaser } from './article-teaser.tsx'
import { Banner } from './banner.tsx'
import { BlogList } from './blog-list.tsx'
import { Hero } from './hero.tsx'
import { ImageBlock } from './image-block.tsx'
import styles from './simple-block-view.module.css'
import { StoreTeaser } from './store-teaser.tsx'
import { StoryButtons } from './story-buttons.tsx'
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

/** Products an editor has chosen. */
function ProductRow({ block: { uid, title, products, button } }: { block: ProductCarouselBlock }) {
  const renderHeart = useCardHearts()
  const aside = button && <StoryButtons buttons={[{ ...button, look: 'link' }]} />
  return (
    <ProductCarousel
      id={`products-${uid}`}
      title={title}
      products={products}
      aside={aside}
      renderAction={renderHeart}
    />
  )
}

/** The invitation to the newsletter, for who has not ordered yet: an editor's words around the shop's own form. */
function Newsletter({ block }: { block: NewsletterBlock }) {
  const hasOrdered = useHasOrdered()
  const { title, text, placeholder, buttonLabel, smallPrint, picture } = block
  if (hasOrdered) return null
  return (
    <section className={styles.newsletter} data-pictured={picture ? '' : undefined}>
      {picture && <Picture picture={picture} sizes="(width >= 1024px) 40vw, 100vw" isFilling />}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {text !== '' && <p className={styles.text}>{text}</p>}
        <NewsletterForm id={`newsletter-${block.uid}`} placeholder={placeholder} buttonLabel={buttonLabel} />
        {smallPrint !== '' && <p className={styles.small}>{smallPrint}</p>}
      </div>
    </section>
  )
}

/** Questions that open to their answers. */
function Accordion({ block: { title, items } }: { block: AccordionBlock }) {
  return (
    <section className={styles.accordion}>
      {title !== '' && <h2 className={styles.accordionTitle}>{title}</h2>}
      {items.map((item) => (
        <Fold key={item.uid} title={item.title} isOpen={item.isOpen}>
          <RichText nodes={item.nodes} />
        </Fold>
      ))}
    </section>
  )
}

/** The ways into the collection. */
function CategoryTiles({ block: { title, tiles } }: { block: CategoryTilesBlock }) {
  return (
    <section>
      {title !== '' && <h2 className={styles.tilesTitle}>{title}</h2>}
      <ul className={styles.tiles} data-count={tiles.length}>
        {tiles.map((tile) => (
          <li key={tile.uid}>
            <a className={styles.tile} href={tile.link.href} target={tile.link.isNewTab && '_blank'}>
              {tile.picture && (
                <Picture picture={{ ...tile.picture, alt: '' }} sizes="(width >= 1024px) 25vw, 50vw" isFilling />
              )}
              <span className={styles.name}>{tile.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
