import type { BlockPlan, ButtonPlan, SimplePlan } from './block-plan.ts'
import { newestArticles } from './blog/articles.ts'
import { tagNames } from './blog/tags.data.ts'
import { type BlockInput, block, button, type SimpleBlockInput, unnumbered, usp } from './parts.ts'
import { anyPicture, picture, shopPicture } from './pictures.ts'
import { categoryCarousel, categoryTiles } from './shop-blocks.ts'
import { storyUuid } from './story-ids.ts'
import { type StoryView, say } from './story-view.ts'
import { targetLink } from './target-link.ts'
import { newsletterWords } from './theme/theme.data.ts'
import { writeText } from './write-text.ts'

/** The blocks of a page in the language of the view; what the view has no goods for is left out. */
export function writeBlocks(view: StoryView, plans: readonly BlockPlan[]): BlockInput[] {
  return plans.flatMap((plan): BlockInput[] => {
    if (plan.kind === 'columns') return columnsOf(view, plan)
    if (plan.kind === 'articles') return articlesOf(view, plan)
    return writeSimple(view, plan)
  })
}

type Of<Kind extends BlockPlan['kind']> = Extract<BlockPlan, { kind: Kind }>
type Writers = { readonly [Kind in SimplePlan['kind']]: (view: StoryView, plan: Of<Kind>) => SimpleBlockInput[] }

const writers: Writers = {
  hero: heroOf,
  banner: bannerOf,
  tiles: categoryTiles,
  carousel: categoryCarousel,
  found: (view, { title, query }) => [
    block('product-carousel', { title: say(view, title), source: 'query', query: say(view, query) }),
  ],
  favourites: (view, { title }) =>
    view.favourites.length > 0
      ? [block('product-carousel', { title: say(view, title), source: 'skus', skus: [...view.favourites] })]
      : [],
  usps: uspsOf,
  text: (view, { text, align = 'start', isNarrow }) => [
    block('rich-text', { text: writeText(view, text), align, ...(isNarrow && { width: narrow }) }),
  ],
  accordion: accordionOf,
  image: (view, { shows, caption }) => [
    block('image', { image: anyPicture(view, shows), caption: caption ? say(view, caption) : '' }),
  ],
  stores: storesOf,
  newsletter: newsletterOf,
  'blog-list': (view, { title, tag, size = 12 }) => [
    block('blog-list', { title: title ? say(view, title) : '', tag: tag ? say(view, tagNames[tag]) : '', size }),
  ],
}

const narrow = { mobile: { current: 12 }, desktop: { current: 8 } }

function writeSimple(view: StoryView, plan: SimplePlan): SimpleBlockInput[] {
  // The writer is looked up by the kind of this very plan.
  return writers[plan.kind](view, plan as never)
}

function buttonOf(view: StoryView, { label, to, isQuiet }: ButtonPlan) {
  const link = targetLink(view, to)
  return link && button(say(view, label), link, isQuiet ? 'secondary' : 'primary')
}

function heroOf(view: StoryView, plan: Of<'hero'>): SimpleBlockInput[] {
  const { eyebrow, title, text, shows, buttons = [], ink = 'dark', height = 'tall' } = plan
  return [
    block('hero', {
      eyebrow: eyebrow ? say(view, eyebrow) : '',
      title: say(view, title),
      text: say(view, text),
      image: picture(view, shows, 'wide'),
      mobileImage: picture(view, shows, 'tall'),
      buttons: buttons.map((one) => buttonOf(view, one)).filter((one) => one !== null),
      height,
      ink,
    }),
  ]
}

function bannerOf(view: StoryView, plan: Of<'banner'>): SimpleBlockInput[] {
  const { eyebrow, title, text, shows, layout = 'overlay', ground = 'paper', ink = 'dark' } = plan
  return [
    block('banner', {
      eyebrow: eyebrow ? say(view, eyebrow) : '',
      title: say(view, title),
      text: text ? say(view, text) : '',
      image: shows ? picture(view, shows, layout === 'overlay' ? 'wide' : 'tall') : null,
      button: plan.button ? buttonOf(view, plan.button) : null,
      layout,
      ground,
      ink,
    }),
  ]
}

function uspsOf(view: StoryView, { title, usps }: Of<'usps'>): SimpleBlockInput[] {
  const promises = usps.map(({ label, text, icon, to }) =>
    usp({ label: say(view, label), text: say(view, text), icon, link: to ? targetLink(view, to) : null }),
  )
  return [block('usps', { title: title ? say(view, title) : '', usps: promises })]
}

function accordionOf(view: StoryView, { title, items }: Of<'accordion'>): SimpleBlockInput[] {
  const answers = items.map(
    (item) =>
      ({
        component: 'accordion-item',
        ...unnumbered,
        title: say(view, item.title),
        text: writeText(view, item.text),
      }) as const,
  )
  return [block('accordion', { title: say(view, title), items: answers })]
}

const toStores = { nl: 'Vind je winkel', de: 'Laden finden', en: 'Find your store' } as const

function storesOf(view: StoryView, { title, text, store }: Of<'stores'>): SimpleBlockInput[] {
  const slug = store ?? (view.brand === 'vonk' ? 'vonk-amsterdam' : 'razz-amsterdam')
  return [
    block('store-teaser', {
      title: say(view, title),
      text: say(view, text),
      image: shopPicture(view, slug),
      storeSlug: store ?? '',
      button: button(say(view, toStores), { linktype: 'url', url: '/storelocator' }),
    }),
  ]
}

function newsletterOf(view: StoryView): SimpleBlockInput[] {
  const words = newsletterWords[view.brand]
  return [
    block('newsletter', {
      title: say(view, words.title),
      text: say(view, words.text),
      placeholder: say(view, words.placeholder),
      buttonLabel: say(view, words.buttonLabel),
      smallPrint: say(view, words.smallPrint),
    }),
  ]
}

function articlesOf(view: StoryView, { title }: Of<'articles'>): BlockInput[] {
  const uuids = newestArticles(view.brand, 3).map(({ code }) => storyUuid(view, `blog/${code}`))
  if (uuids.length === 0 || view.isSampleSale) return []
  const columns = uuids.map((article) => column(4, [block('blog-article', { article, look: 'card' })]))
  const heading = block('rich-text', { text: writeText(view, title) })
  return [heading, block('columns', { columns, gap: 'large' })]
}

function columnsOf(view: StoryView, { columns }: Of<'columns'>): BlockInput[] {
  const filled = columns.map(({ width, blocks }) => ({
    width,
    blocks: blocks.flatMap((plan) => writeSimple(view, plan)),
  }))
  return [block('columns', { columns: filled.map(({ width, blocks }) => column(width, blocks)), gap: 'medium' })]
}

function column(width: number, blocks: SimpleBlockInput[]) {
  const widths = { mobile: { current: 12 }, desktop: { current: width } }
  return { component: 'column', ...unnumbered, width: widths, blocks } as const
}
