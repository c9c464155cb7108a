import { alternateLinks } from '@vonk/domain/seo'
import { buildUrl, type StoreAddress, titleOf } from '@vonk/domain/stores'
import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/index.ts'
import { isDrawn } from '../brand/index.ts'
import { shopName, usePageTraits, useShop } from '../stores/index.ts'

type PageHeadProps = {
  title: string
  description: string
  /** The page's own address inside the view, where it answers at others too. */
  page?: string
  /** What a shared link shows; the shop's own card where a page has no picture. */
  picture?: SharedPicture | null
  type?: 'website' | 'article' | 'product'
}

/** Title, description and the page's address in every language; React puts them into the document's head. */
export function PageHead({ title, description, page, picture, type = 'website' }: PageHeadProps) {
  const t = useTranslation()
  const { view, origin } = useShop()
  const { pathname } = useLocation()
  const own = page ?? pathname
  const fullTitle = titleOf(view, title)
  const canonical = buildUrl(view, own, origin)
  const site = shopName(view, t)
  const shared = picture ?? (isDrawn(view.brand) && { ...socialCard(view), alt: site })
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <AlternateLinks page={own} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={view.locale.replace('-', '_')} />
      {shared && (
        <>
          <meta property="og:image" content={new URL(shared.src, canonical).href} />
          <meta property="og:image:alt" content={shared.alt || title} />
          <meta property="og:image:width" content={String(shared.width)} />
          <meta property="og:image:height" content={String(shared.height)} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** A translated page says where its translations are; any other has the same path everywhere. */
function AlternateLinks({ page }: { page: string }) {
  const { directory, view, origin } = useShop()
  const { isOnlyHere, alternates } = usePageTraits()
  if (isOnlyHere) return null
  const pageIn = ({ code }: { code: string }) => {
    if (code === view.code || !alternates) return page
    return alternates.find((alternate) => alternate.code === code)?.path ?? null
  }
  return alternateLinks({ directory, view, origin, pageIn }).map(({ hreflang, href }) => (
    <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
  ))
}

/** For pages that are nobody's destination: a title, and no entry in a search engine. */
export function HiddenPageHead({ title }: { title: string }) {
  return (
    <>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
    </>
  )
}

/** For a page that stands in for another one for a moment, of which search engines keep what they know. */
export function PageTitle({ title }: { title: string }) {
  return <title>{titleOf(useShop().view, title)}</title>
}

/** A picture beside a shared link; `src` may count from the root of the site. The page's title stands for words it has not. */
export type SharedPicture = {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** What a link to the shop shows where the page has no picture of its own. */
function socialCard({ brand, isSampleSale }: Pick<StoreAddress, 'brand' | 'isSampleSale'>): Omit<SharedPicture, 'alt'> {
  const name = isSampleSale ? 'sample-sale' : 'home'
  return { src: `/img/1024/0/resize/social/${brand}-${name}.svg`, width: 1024, height: 538 }
}
