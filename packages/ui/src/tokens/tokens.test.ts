import { readFile } from 'node:fs/promises'
import { contrastOf, readHex } from '@vonk/domain/colours'
import { describe, expect, it } from 'vitest'

const css = await readFile(new URL('tokens.css', import.meta.url), 'utf8')

function readBlock(selector: string): Map<string, string> {
  const start = css.indexOf(`\n  ${selector} {`)
  const block = css.slice(start, css.indexOf('\n  }', start))
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

function contrast(one: string, other: string): number {
  return contrastOf(readHex(one), readHex(other))
}

const readable = 4.5
const visible = 3
const pairs: readonly (readonly [ink: string, ground: string, atLeast: number])[] = [
  ['ink', 'ground', readable],
  ['ink', 'ground-soft', readable],
  ['ink', 'raised', readable],
  ['ink-soft', 'ground', readable],
  ['ink-soft', 'ground-soft', readable],
  ['ink-soft', 'raised', readable],
  ['on-hero', 'hero', readable],
  ['on-hero-soft', 'hero', readable],
  ['menu-highlight', 'hero', readable],
  ['on-button-by-night', 'button-by-night', readable],
  ['button-by-night', 'invert', visible],
  ['on-invert', 'invert', readable],
  ['on-invert-soft', 'invert', readable],
  ['on-button', 'button', readable],
  ['button', 'hero', visible],
  ['on-ribbon', 'ribbon', readable],
  ['ink', 'tint-1', readable],
  ['ink', 'tint-2', readable],
  ['ink', 'tint-3', readable],
  ['ink', 'tint-4', readable],
  ['ink', 'hover', readable],
  ['ink', 'field', readable],
  ['ink-soft', 'field', readable],
  ['field-line', 'ground', visible],
  ['field-line', 'field', visible],
  ['star', 'ground', visible],
  ['star', 'raised', visible],
  ['focus', 'ground', visible],
  ['focus', 'raised', visible],
  ['on-disabled', 'disabled', readable],
  ['on-accent', 'accent', readable],
  ['on-sale', 'sale', readable],
  ['on-danger', 'danger', readable],
  ...['sale', 'success', 'info', 'warning', 'danger'].flatMap((status) =>
    ['ground', 'ground-soft', 'raised'].map((ground) => [status, ground, readable] as const),
  ),
  ...['success', 'info', 'warning', 'danger'].flatMap((status) => [
    [status, `${status}-soft`, readable] as const,
    ['ink', `${status}-soft`, readable] as const,
  ]),
]

describe('the colours of a brand', () => {
  const vonk = readBlock('[data-brand="vonk"]')
  const razz = readBlock('[data-brand="razz"]')
  const shops = {
    Vonk: vonk,
    'Vonk Sample Sale': new Map([...vonk, ...readBlock('[data-brand="vonk"][data-sale]')]),
    Razz: razz,
    'Razz Sample Sale': new Map([...razz, ...readBlock('[data-brand="razz"][data-sale]')]),
  }

  it.each(Object.entries(shops))('can be read by everyone in %s', (_name, colours) => {
    for (const [ink, ground, atLeast] of pairs) {
      const front = colours.get(`--colour-${ink}`)
      const back = colours.get(`--colour-${ground}`)
      if (!front || !back) throw new Error(`The tokens lack ${front ? ground : ink}`)
      expect(contrast(front, back), `${ink} on ${ground}`).toBeGreaterThanOrEqual(atLeast)
    }
  })

  it('has the same names in both brands', () => {
    const names = (colours: Map<string, string>) => [...colours.keys()].filter((name) => name.startsWith('--colour'))

    expect(names(razz)).toEqual(names(vonk))
  })
})
