import type { Block, BlockOf } from '@vonk/contract'
import { buildPath, type StoreView } from '@vonk/domain/stores'
import type { CardProduct } from '../../product/index.ts'
import type { ArticleCard, BlogListBlock, SimpleBlock, StoryBlock, StoryButton, VideoBlock } from './story-data.ts'
import { toArticleCard } from './to-article-card.ts'
import { toRichText, toStoryLink } from './to-rich-text.ts'
import { findStoryPicture, toStoryPicture } from './to-story-picture.ts'

type Simple = Exclude<Block, BlockOf<'columns'>>
type Articles = Pick<BlogListBlock, 'newerHref' | 'olderHref'> & { readonly articles: readonly ArticleCard[] }

/** What blocks show that is not in the story itself, by the uid of the block. */
export type Surroundings = {
  readonly view: StoreView
  readonly products: ReadonlyMap<string, readonly CardProduct[]>
  readonly articles: ReadonlyMap<string, Articles>
}

/** A block with everything a page shows of it; null for one that would show nothing. */
export function toStoryBlock(block: Block, around: Surroundings): StoryBlock | null {
  if (block.component !== 'columns') return toSimpleBlock(block, around)
  const columns = block.columns.map((column) => ({
    uid: column._uid,
    ...toPlace(column),
    blocks: column.blocks.map((inner) => toSimpleBlock(inner, around)).filter((inner) => inner !== null),
  }))
  return { component: 'columns', uid: block._uid, ...toPlace(block), gap: block.gap, align: block.align, columns }
}

type Mapper<Name extends Simple['component']> = (block: BlockOf<Name>, around: Surroundings) => SimpleBlock | null

const mappers: { readonly [Name in Simple['component']]: Mapper<Name> } = {
  hero: (block, { view }) => ({
    ...named(block),
    picture: toStoryPicture(block.image),
    mobilePicture: findStoryPicture(block.mobileImage),
    buttons: block.buttons.map((button) => toButton(button, view)),
    ...pick(block, ['eyebrow', 'title', 'text', 'align', 'height', 'ink']),
  }),
  banner: (block, { view }) => ({
    ...named(block),
    picture: findStoryPicture(block.image),
    button: block.button && toButton(block.button, view),
    ...pick(block, ['eyebrow', 'title', 'text', 'layout', 'ground', 'ink']),
  }),
  image: (block, { view }) => ({
    ...named(block),
    picture: toStoryPicture(block.image),
    mobilePicture: findStoryPicture(block.mobileImage),
    link: block.link && toStoryLink(block.link, view),
    ...pick(block, ['caption', 'ratio']),
  }),
  video: (block) => ({
    ...named(block),
    ...toVideoSource(block.url),
    poster: findStoryPicture(block.poster),
    ...pick(block, ['title', 'caption', 'autoplay', 'loop']),
  }),
  'rich-text': (block, { view }) => ({ ...named(block), nodes: toRichText(block.text, view), align: block.align }),
  accordion: (block, { view }) => ({
    ...named(block),
    title: block.title,
    items: block.items.map(({ _uid: uid, title, text, isOpen }) => ({
      uid,
      title,
      isOpen,
      nodes: toRichText(text, view),
    })),
  }),
  'blog-list': (block, { articles }) => {
    const found = articles.get(block._uid)
    return found && found.articles.length > 0 ? { ...named(block), title: block.title, ...found } : null
  },
  'blog-article': (block, { view }) =>
    isDelivered(block.article)
      ? { ...named(block), look: block.look, article: toArticleCard(block.article, view) }
      : null,
  'product-carousel': (block, { view, products }) => {
    const found = products.get(block._uid) ?? []
    const button = block.button && toButton(block.button, view)
    return found.length > 0 ? { ...named(block), title: block.title, products: found, button } : null
  },
  'category-tiles': (block, { view }) => ({
    ...named(block),
    title: block.title,
    tiles: block.tiles.map(({ _uid: uid, title, link, image }) => ({
      uid,
      title,
      link: toStoryLink(link, view),
      picture: findStoryPicture(image),
    })),
  }),
  usps: (block, { view }) => ({
    ...named(block),
    title: block.title,
    usps: block.usps.map(({ _uid: uid, label, text, link, icon }) => ({
      uid,
      label,
      text,
      link: link && toStoryLink(link, view),
      icon: icon === 'none' ? null : icon,
    })),
  }),
  newsletter: (block) => ({
    ...named(block),
    picture: findStoryPicture(block.image),
    ...pick(block, ['title', 'text', 'placeholder', 'buttonLabel', 'smallPrint']),
  }),
  'store-teaser': (block, { view }) => ({
    ...named(block),
    picture: findStoryPicture(block.image),
    link: { href: buildPath(view, `/storelocator/${encodeURIComponent(block.storeSlug)}`) },
    button: block.button && toButton(block.button, view),
    ...pick(block, ['title', 'text']),
  }),
}

function toSimpleBlock(block: Simple, around: Surroundings): SimpleBlock | null {
  // The compiler cannot see that a block and the mapper of its own name belong together.
  const map = mappers[block.component] as (block: Simple, around: Surroundings) => SimpleBlock | null
  return map(block, around)
}

type Stone<Component> = Pick<Simple, '_uid' | 'width' | 'padding' | 'margin'> & { readonly component: Component }

function named<Component extends string>(block: Stone<Component>) {
  return { component: block.component, uid: block._uid, ...toPlace(block) }
}

function pick<Fields extends object, Key extends keyof Fields>(
  fields: Fields,
  keys: readonly Key[],
): Pick<Fields, Key> {
  // Every key asked for is copied below.
  return Object.fromEntries(keys.map((key) => [key, fields[key]])) as Pick<Fields, Key>
}

function toButton({ label, link, look }: BlockOf<'hero'>['buttons'][number], view: StoreView): StoryButton {
  return { label, look, link: toStoryLink(link, view) }
}

type Article = BlockOf<'blog-article'>['article']

// A teaser whose article is not published keeps the bare uuid.
function isDelivered(article: Article): article is Exclude<Article, string> {
  return typeof article !== 'string'
}

type Placed = Pick<Block, 'width' | 'padding' | 'margin'>

const whole = 12
const sides = ['top', 'right', 'bottom', 'left'] as const

/** Where something stands in the grid and the space around it, in the words of layout.module.css. */
function toPlace({ width, padding, margin }: Placed): { readonly place?: string } {
  const { mobile, desktop, large } = width
  const words = [
    mobile.current === whole ? [] : `mobile-${mobile.current}`,
    desktop.current === whole ? [] : `desktop-${desktop.current}`,
    large === null || large.current === desktop.current ? [] : `large-${large.current}`,
    sides.map((side) => (padding[side] ? `padding-${side}-${padding[side]}` : [])),
    sides.map((side) => (margin[side] ? `margin-${side}-${margin[side]}` : [])),
  ].flat(2)
  return words.length === 0 ? {} : { place: words.join(' ') }
}

/** A film as it is played: from a file, or in the player of the company that keeps it, in its privacy mode. */
function toVideoSource(url: string): Pick<VideoBlock, 'src' | 'player'> {
  const youTube =
    /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})/.exec(url)
  if (youTube)
    return { player: 'YouTube', src: `https://www.youtube-nocookie.com/embed/${youTube[1]}?autoplay=1&rel=0` }
  const vimeo = /vimeo\.com\/(?:video\/)?(\d{4,15})/.exec(url)
  if (vimeo) return { player: 'Vimeo', src: `https://player.vimeo.com/video/${vimeo[1]}?autoplay=1&dnt=1` }
  return { player: null, src: url }
}
