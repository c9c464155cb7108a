import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { writeRobots } from './write-robots.ts'

describe('writeRobots', () => {
  it('names the sitemaps of every view of the host and keeps crawlers out of private pages', () => {
    const lines = writeRobots(aShop('nl')).split('\n')

    expect(lines.filter((line) => line.startsWith('Sitemap'))).toEqual([
      'Sitemap: http://vonk.test:3000/sitemap.xml',
      'Sitemap: http://vonk.test:3000/en/sitemap.xml',
    ])
    for (const page of ['/cart', '/checkout', '/my-account', '/search', '/no-result'])
      expect(lines).toEqual(expect.arrayContaining([`Disallow: ${page}`, `Disallow: /en${page}`]))
  })

  it('leaves a hidden view out', () => {
    const shop = aShop('nl')
    const views = shop.directory.views.map((view) => (view.code === 'en' ? { ...view, isHidden: true as const } : view))

    expect(writeRobots({ ...shop, directory: { ...shop.directory, views } })).not.toContain('/en/sitemap.xml')
  })

  it('speaks for its own host only: a sample sale has a list of its own', () => {
    expect(writeRobots(aShop('vss_nl'))).toContain('Sitemap: http://sale.vonk.test:3000/sitemap.xml')
    expect(writeRobots(aShop('vss_nl'))).not.toContain('/en/')
  })
})
