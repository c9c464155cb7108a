import { describe, expect, it } from 'vitest'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'

describe('breadcrumbJsonLd', () => {
  it('numbers the steps from the top', () => {
    const trail = [
      { name: 'Girls', url: 'https://shop.example/girls/' },
      { name: 'Coats', url: 'https://shop.example/girls/coats/' },
    ]

    expect(breadcrumbJsonLd(trail)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Girls', item: 'https://shop.example/girls/' },
        { '@type': 'ListItem', position: 2, name: 'Coats', item: 'https://shop.example/girls/coats/' },
      ],
    })
  })
})
