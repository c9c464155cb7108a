import { describe, expect, it } from 'vitest'
import { withLateScripts } from './late-scripts.ts'

describe('withLateScripts', () => {
  it('leaves the router’s script asleep, under its own nonce, beside one that wakes it', () => {
    const html = withLateScripts('<p>a</p><script nonce="n1" type="module" async="">import "a"\nimport("b")</script>')

    expect(html).toContain(
      '<p>a</p><script nonce="n1" type="later">import "a"\nimport("b")</script><script nonce="n1">(',
    )
    expect(html).not.toContain('type="module" async')
  })

  it('touches no other script', () => {
    const html = '<script type="application/ld+json">{}</script><script nonce="n1">1</script>'

    expect(withLateScripts(html)).toBe(html)
  })
})
