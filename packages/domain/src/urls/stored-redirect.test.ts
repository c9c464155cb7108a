import { describe, expect, it } from 'vitest'
import { followRedirect } from './stored-redirect.ts'
import { aRedirect } from './testing.ts'

describe('followRedirect', () => {
  it('leads to target_path with the status of redirect_type [ROUTE-35] [ROUTE-36]', () => {
    for (const status of [301, 302, 303, 307, 308]) {
      expect(followRedirect(aRedirect({ redirectType: status }))).toEqual({ status, target: '/new/page' })
    }
  })

  it('takes an unknown type as temporary', () => {
    expect(followRedirect(aRedirect({ redirectType: 0 }))?.status).toBe(302)
  })

  it('keeps the query of the target and leads to other sites too', () => {
    expect(followRedirect(aRedirect({ targetPath: 'search?q=tee#top' }))?.target).toBe('/search?q=tee#top')
    expect(followRedirect(aRedirect({ targetPath: 'https://example.com/x' }))?.target).toBe('https://example.com/x')
    expect(followRedirect(aRedirect({ targetPath: ' //example.com/x ' }))?.target).toBe('//example.com/x')
    expect(followRedirect(aRedirect({ targetPath: 'www.example.com/x' }))?.target).toBe('https://www.example.com/x')
  })

  it('leads to another site only where the owner wrote one', () => {
    for (const targetPath of ['/\\evil.example', '/\t/evil.example', 'javascript:alert(1)']) {
      const target = followRedirect(aRedirect({ targetPath }))?.target ?? ''

      expect(new URL(target, 'https://shop.example/old/page').origin).toBe('https://shop.example')
    }
  })

  it('goes nowhere when it leads to itself', () => {
    expect(followRedirect(aRedirect({ requestPath: 'old', targetPath: '/old/' }))).toBeNull()
  })
})
