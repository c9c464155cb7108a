import type { JsonLd } from './json-ld.ts'

/** The trail of a page, from the top; `url` is the full address of each step. */
export function breadcrumbJsonLd(trail: readonly { readonly name: string; readonly url: string }[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}
