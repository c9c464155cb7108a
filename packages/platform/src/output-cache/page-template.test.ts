import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PageTemplate } from './page-template.ts'

const words = fc.constantFrom('<script nonce="', '">', 'é', '€ 12,99', ' ', 'abc', 'color-red ', '\n', '🧥', '3f2', '')

/** A page of pieces, long ones among them, with a nonce between each two. */
const pieces = fc.array(
  fc
    .array(words, { maxLength: 40 })
    .chain((some) => fc.integer({ min: 1, max: 60 }).map((times) => some.join('').repeat(times))),
  { minLength: 1, maxLength: 20 },
)

function aTemplate(html: string, nonce: string): PageTemplate {
  const template = PageTemplate.create(html, nonce)
  if (!template) throw new Error('no template')
  return template
}

describe('PageTemplate', () => {
  it('gives the page with another nonce in every place, plain and compressed [OFF-11]', () => {
    fc.assert(
      fc.property(pieces, fc.uuid(), fc.uuid(), (parts, made, given) => {
        const template = aTemplate(parts.join(made), made)
        const expected = parts.join(given)

        expect(template.fill(given).toString()).toBe(expected)
        expect(gunzipSync(template.fillGzip(given)).toString()).toBe(expected)
      }),
      { numRuns: 60 },
    )
  })

  it('fills in an answer that was sent before as well as a new one', () => {
    const [made, first, second] = [randomUUID(), randomUUID(), randomUUID()]
    const template = aTemplate(`<a nonce="${made}">${'long '.repeat(9_000)}<b nonce="${made}">`, made)
    const sent = template.fillGzip(first)
    const again = template.fillGzip(second, sent)

    expect(again).toBe(sent)
    expect(gunzipSync(again).toString()).toBe(template.fill(second).toString())
  })

  it('compresses nearly as well as if there were no gaps', () => {
    const nonce = randomUUID()
    const html = Array.from(
      { length: 18 },
      (_, index) => `<script nonce="${nonce}">${'tiles '.repeat(900)}${index}</script>`,
    )
    const template = aTemplate(html.join(''), nonce)

    expect(template.fillGzip(nonce).byteLength).toBeLessThan(3_000)
  })

  it('leaves pages alone that have in them what marks a gap, and nonces that do not fit', () => {
    const nonce = randomUUID()

    expect(PageTemplate.create(`a\0b${nonce}`, nonce)).toBeNull()
    expect(aTemplate(`a${nonce}`, nonce).fits('short')).toBe(false)
  })
})
