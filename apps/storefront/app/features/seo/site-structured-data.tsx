import { type JsonLd, organizationJsonLd } from '@vonk/domain/seo'
import { buildUrl, shopOf } from '@vonk/domain/stores'
import { Fragment } from '../../fragments/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { isDrawn } from '../brand/index.ts'
import { type ShopData, shopName, useShop } from '../stores/index.ts'
import { useTheme } from '../theme/index.ts'
import { StructuredData } from './structured-data.tsx'

/** On the front door only: the shop itself for search engines. */
export function SiteStructuredData() {
  return (
    <Fragment dependsOn={[useShop()]} name="site">
      <Sites />
    </Fragment>
  )
}

function Sites() {
  const t = useTranslation()
  const { view, origin } = useShop()
  const profiles = useTheme().footer.socialMedia.map(({ href }) => href)
  const name = shopName(view, t)
  return siteJsonLd({ view, origin, name, profiles }).map((data) => (
    <StructuredData key={String(data['@type'])} data={data} />
  ))
}

type Site = Pick<ShopData, 'view' | 'origin'> & {
  readonly name: string
  /** Where else the brand is, full addresses. */
  readonly profiles: readonly string[]
}

/** Who keeps the shop, for machines. No way to search it: crawlers are kept out of the results. */
function siteJsonLd({ view, origin, name, profiles }: Site): JsonLd[] {
  const url = buildUrl(view, '/', origin)
  const id = `${url}#${shopOf(view)}`
  const logo = isDrawn(view.brand) ? new URL(`/icon-${view.brand}.png`, url).href : null
  return [
    {
      '@context': 'https://schema.org',
      ...organizationJsonLd({ name, url, logo }),
      '@id': id,
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url,
      inLanguage: view.locale,
      publisher: { '@id': id },
    },
  ]
}
