import { buildUrl, titleOf } from '@vonk/domain/stores'
import { useLocation } from 'react-router'
import { languageLinks, useShop } from '../stores/index.ts'

type PageHeadProps = {
  title: string
  description: string
  /** The page's own address inside the view, where it answers at others too. */
  page?: string
}

/** Title, description and the page's address in every language; React puts them into the document's head. */
export function PageHead({ title, description, page }: PageHeadProps) {
  const shop = useShop()
  const { pathname } = useLocation()
  const fullTitle = titleOf(shop.view, title)
  const canonical = buildUrl(shop.view, page ?? pathname, shop.origin)
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <AlternateLinks />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={shop.view.locale.replace('-', '_')} />
    </>
  )
}

function AlternateLinks() {
  const shop = useShop()
  const links = languageLinks(shop, useLocation().pathname)
  return (
    <>
      {links.map((link) => (
        <link
          key={link.code}
          rel="alternate"
          hrefLang={shop.view.seo.hreflangPrefix + link.language}
          href={link.href}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={links[0]?.href} />
    </>
  )
}

/** For pages that are nobody's destination: a title, and no entry in a search engine. */
export function HiddenPageHead({ title }: { title: string }) {
  return (
    <>
      <title>{titleOf(useShop().view, title)}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
