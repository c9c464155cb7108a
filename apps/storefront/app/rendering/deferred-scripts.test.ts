import { describe, expect, it } from 'vitest'
import { deferScripts } from './deferred-scripts.ts'

describe('deferScripts', () => {
  it('leaves the router’s script asleep, under its own nonce, beside one that wakes it', () => {
    const html = deferScripts('<p>a</p><script nonce="n1" type="module" async="">import "a"\nimport("b")</script>')

    expect(html).toContain(
      '<p>a</p><script nonce="n1" type="deferred">import "a"\nimport("b")</script><script nonce="n1">(',
    )
    expect(html).not.toContain('type="module" async')
  })

  it('touches no other script', () => {
    const html = '<script type="application/ld+json">{}</script><script nonce="n1">1</script>'

    expect(deferScripts(html)).toBe(html)
  })
})
