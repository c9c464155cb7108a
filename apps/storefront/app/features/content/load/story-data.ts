import type { RichTextNode } from '@vonk/contract'
import type { CardProduct } from '../../product/index.ts'
import type { Alternate } from '../../stores/index.ts'

/** A link with its address ready to be followed. */
export type StoryLink = { readonly href: string; readonly isNewTab?: true }

/** A picture of the content; `focus` is what stays in sight when it is cropped, in tenths from the left and the top. */
export type StoryPicture = {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly focus?: readonly [number, number]
}

export type StoryButton = {
  readonly label: string
  readonly link: StoryLink
  readonly look: 'primary' | 'secondary' | 'link'
}

export type RichTextNodes = readonly RichTextNode[]

/** What a list shows of an article. */
export type ArticleCard = {
  readonly href: string
  readonly title: string
  readonly excerpt: string
  readonly picture: StoryPicture | null
  /** A day in ISO form. */
  readonly date: string | null
  readonly readingMinutes: number | null
}

type Named<Component extends string, Fields> = Fields & {
  readonly component: Component
  readonly uid: string
  /** In previews only: its key, by which the editor finds it. */
  readonly mark?: string
  /** Its columns and the space around it as the words of layout.module.css; left out where all is usual. */
  readonly place?: string
}

type Ink = 'dark' | 'light'

export type HeroBlock = Named<
  'hero',
  {
    readonly eyebrow: string
    readonly title: string
    readonly text: string
    readonly picture: StoryPicture
    readonly mobilePicture: StoryPicture | null
    readonly buttons: readonly StoryButton[]
    readonly align: 'start' | 'center' | 'end'
    readonly height: 'medium' | 'tall' | 'full'
    readonly ink: Ink
  }
>

export type BannerBlock = Named<
  'banner',
  {
    readonly eyebrow: string
    readonly title: string
    readonly text: string
    readonly picture: StoryPicture | null
    readonly button: StoryButton | null
    readonly layout: 'overlay' | 'image-start' | 'image-end' | 'plain'
    readonly ground: 'paper' | 'accent' | 'secondary' | 'night'
    readonly ink: Ink
  }
>

export type ImageBlock = Named<
  'image',
  {
    readonly picture: StoryPicture
    readonly mobilePicture: StoryPicture | null
    readonly link: StoryLink | null
    readonly caption: string
    readonly ratio: 'original' | 'square' | 'portrait' | 'wide'
  }
>

export type VideoBlock = Named<
  'video',
  {
    readonly title: string
    readonly src: string
    /** Whose player shows it; null for a file. */
    readonly player: 'YouTube' | 'Vimeo' | null
    readonly poster: StoryPicture | null
    readonly caption: string
    readonly autoplay: boolean
    readonly loop: boolean
  }
>

export type RichTextBlock = Named<'rich-text', { readonly nodes: RichTextNodes; readonly align: 'start' | 'center' }>

export type AccordionBlock = Named<
  'accordion',
  {
    readonly title: string
    readonly items: readonly {
      readonly uid: string
      readonly title: string
      readonly nodes: RichTextNodes
      readonly isOpen: boolean
    }[]
  }
>

export type BlogListBlock = Named<
  'blog-list',
  {
    readonly title: string
    readonly articles: readonly ArticleCard[]
    readonly newerHref: string | null
    readonly olderHref: string | null
  }
>

export type BlogArticleBlock = Named<
  'blog-article',
  { readonly look: 'card' | 'feature'; readonly article: ArticleCard }
>

export type ProductCarouselBlock = Named<
  'product-carousel',
  { readonly title: string; readonly products: readonly CardProduct[]; readonly button: StoryButton | null }
>

export type CategoryTilesBlock = Named<
  'category-tiles',
  {
    readonly title: string
    readonly tiles: readonly {
      readonly uid: string
      readonly title: string
      readonly link: StoryLink
      readonly picture: StoryPicture | null
    }[]
  }
>

export type UspIcon =
  | 'truck'
  | 'return'
  | 'heart'
  | 'leaf'
  | 'lock'
  | 'star'
  | 'gift'
  | 'store'
  | 'chat'
  | 'clock'
  | 'size'

export type UspsBlock = Named<
  'usps',
  {
    readonly title: string
    readonly usps: readonly {
      readonly uid: string
      readonly label: string
      readonly text: string
      readonly link: StoryLink | null
      readonly icon: UspIcon | null
    }[]
  }
>

export type NewsletterBlock = Named<
  'newsletter',
  {
    readonly title: string
    readonly text: string
    readonly placeholder: string
    readonly buttonLabel: string
    readonly smallPrint: string
    readonly picture: StoryPicture | null
  }
>

export type StoreTeaserBlock = Named<
  'store-teaser',
  {
    readonly title: string
    readonly text: string
    readonly picture: StoryPicture | null
    /** The shop's page, or the map of all shops. */
    readonly link: StoryLink
    readonly button: StoryButton | null
  }
>

export type SimpleBlock =
  | HeroBlock
  | BannerBlock
  | ImageBlock
  | VideoBlock
  | RichTextBlock
  | AccordionBlock
  | BlogListBlock
  | BlogArticleBlock
  | ProductCarouselBlock
  | CategoryTilesBlock
  | UspsBlock
  | NewsletterBlock
  | StoreTeaserBlock

export type ColumnsBlock = Named<
  'columns',
  {
    readonly gap: 'none' | 'small' | 'medium' | 'large'
    readonly align: 'start' | 'center' | 'end' | 'stretch'
    readonly columns: readonly {
      readonly uid: string
      readonly mark?: string
      readonly place?: string
      readonly blocks: readonly SimpleBlock[]
    }[]
  }
>

export type StoryBlock = SimpleBlock | ColumnsBlock

/** The head of an article of the blog. */
export type ArticleHead = {
  readonly excerpt: string
  readonly picture: StoryPicture
  readonly author: string
  /** A day in ISO form. */
  readonly date: string
  /** When what is shown was published last, never before its day; in ISO form. */
  readonly modified: string
  readonly readingMinutes: number
  /** The overview of the blog. */
  readonly blogHref: string
}

export type StoryPageData = {
  readonly title: string
  readonly seo: {
    readonly title: string
    readonly description: string
    readonly isHidden: boolean
    /** The picture editors chose for shared links. */
    readonly picture: StoryPicture | null
  }
  readonly hasTransparentHeader: boolean
  /** Null for a page that is no article. */
  readonly article: ArticleHead | null
  readonly blocks: readonly StoryBlock[]
  /** The same page in other views. */
  readonly alternates: readonly Alternate[]
  /** Shown to a visitor in line, so many others before them where that is known. */
  readonly waiting?: { readonly ahead: number | null }
  /** Where the visual editor has it open. */
  readonly preview?: StoryPreview
}

/** What the page of an edited story needs to follow its editor. */
export type StoryPreview = {
  readonly storyId: number
  readonly release: string | null
  /** Whether the draft is shown; else what is published. */
  readonly isDraft: boolean
  /** Where else than on this site an editor may be that the page listens to. */
  readonly editorOrigin: string | null
}
