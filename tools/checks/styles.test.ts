import { describe, expect, it } from 'vitest'
import { checkStyles } from './styles.ts'

const css = (text: string, path = 'apps/storefront/app/ui/button.module.css') => checkStyles([{ path, text }])
const tsx = (text: string, path = 'apps/storefront/app/ui/button.tsx') => checkStyles([{ path, text }])

describe('checkStyles', () => {
  it('accepts tokens, colours made from tokens and logical sides', () => {
    const good = `.price { color: var(--color-red); background: color-mix(in oklch, var(--ink), transparent 40%);
      border: 1px solid oklch(from var(--ink) l c h / 50%); margin-inline: auto; inset-block-start: 0; text-align: start }
      .price:hover, .tan:focus { fill: currentColor }
      @media (min-width: 1024px) { .price { transition: color 0.2s; background: url(red.svg) } }`

    expect(css(good)).toEqual([])
  })

  it.each([
    '#fff',
    '#FFAA00CC',
    'rgb(1 2 3)',
    'rgba(1,2,3,.5)',
    'hsl(1 2% 3%)',
    'oklch(70% 0.1 30)',
    'red',
    'rebeccapurple',
    '1px solid White',
  ])('refuses the raw colour %s in CSS', (value) => {
    expect(css(`.a {\n  border: ${value};\n}`)).toMatchObject([
      { line: 2, message: expect.stringContaining('raw colour') },
    ])
  })

  it('refuses raw colours in a custom property and in a shadow', () => {
    expect(css('.a { --glow: #fe0 }')).toHaveLength(1)
    expect(css('.a { box-shadow:\n  0 1px 2px var(--ink),\n  0 1px 2px rgb(0 0 0 / 20%) }')).toHaveLength(1)
  })

  it.each([
    '<path fill="#fff" />',
    "<p style={{ color: 'red' }} />",
    "meta('#ffeedd')",
    "<p style={{ background: 'hsl(1 2% 3%)' }} />",
  ])('refuses %s in a component', (text) => {
    expect(tsx(text)).toHaveLength(1)
  })

  it('knows an anchor from a colour', () => {
    expect(tsx('<a href="#add">red</a>')).toEqual([])
  })

  it('lets the tokens and the drawings hold colours', () => {
    expect(css(':root { --ink: oklch(20% 0.05 260) }', 'packages/ui/src/tokens/tokens.css')).toEqual([])
    expect(tsx('<path fill="#fff" />', 'apps/storefront/app/ui/logo.illustration.tsx')).toEqual([])
  })

  it('refuses physical sides in a style attribute', () => {
    expect(tsx('<p style={{ marginLeft: 4 }} />')).toHaveLength(1)
  })

  it('does not read comments', () => {
    expect(css('/* red, #fff,\n margin-left: 0 */\n.a { color: var(--ink) }')).toEqual([])
  })
})
