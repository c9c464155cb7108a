import type { JsonLd } from '@vonk/domain/seo'
import { buildUrl, shopOf } from '@vonk/domain/stores'
import type { ShopData } from '../stores/index.ts'

type Site = Pick<ShopData, 'view' | 'origin'> & {
  readonly name: string
  /** Where else the brand is, full addresses. */
  readonly profiles: readonly string[]
}

/** Who keeps the shop, and how to search it, for machines. */
export function siteJsonLd({ view, origin, name, profiles }: Site): JsonLd[] {
  const url = buildUrl(view, '/', origin)
  const organization = { '@type': 'Organization', '@id': `${url}#${shopOf(view)}`, name, url }
  return [
    {
      '@context': 'https://schema.org',
      ...organization,
      logo: new URL(`/icon-${view.brand}.png`, url).href,
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url,
      inLanguage: view.locale,
      publisher: { '@id': organization['@id'] },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${buildUrl(view, '/search', origin)}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
