import { describe, expect, it } from 'vitest'
import { pageAt } from './use-links.ts'

const page = (path: string, prefix = '') => pageAt(new URL(path, 'http://vonk.test'), prefix)

describe('pageAt', () => {
  it('reads the page inside the view, query and fragment included', () => {
    expect(page('/girls/?size=98#tops')).toBe('/girls/?size=98#tops')
    expect(page('/en/girls/', '/en')).toBe('/girls/')
    expect(page('/en', '/en')).toBe('/')
  })

  it('does not take another view’s page for one of its own', () => {
    expect(page('/girls/', '/en')).toBeNull()
    expect(page('/english/', '/en')).toBeNull()
  })

  it('leaves files, pictures and the API to the browser', () => {
    expect(page('/sitemap.xml')).toBeNull()
    expect(page('/img/375/0/resize/a')).toBeNull()
    expect(page('/api/ext/blog/list')).toBeNull()
  })
})
