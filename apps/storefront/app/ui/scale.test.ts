import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFile(new URL(file, import.meta.url), 'utf8')
const shared = '../../../../packages/ui/src'
const scale = (await read(`${shared}/tokens/scale.css`)) + (await read('scale.css'))
const tokenOf = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(scale)?.[1]

describe('the scale', () => {
  it('lets things change within 0.2 s, and what changes says so by the token [UI-42]', async () => {
    expect(tokenOf('duration')).toBe('0.2s')
    expect(await read(`${shared}/button/button.module.css`)).toMatch(/transition:[^;]*var\(--duration\)/)
  })

  it('makes a circle with an icon 40 pixels wide and high [UI-43]', async () => {
    expect(tokenOf('circle-size')).toBe(`${40 / 16}rem`)
    expect(await read(`${shared}/icon/icon-button.module.css`)).toMatch(
      /inline-size: var\(--circle-size\);\s+block-size: var\(--circle-size\)/,
    )
  })

  it('unfolds details within 250 ms [UI-44]', async () => {
    expect(tokenOf('duration-details')).toBe('0.25s')
    expect(await read('structure/accordion.module.css')).toContain('block-size var(--duration-details)')
  })

  it('lets modals go within 400 ms [UI-12]', async () => {
    expect(tokenOf('duration-modal')).toBe('0.4s')
  })

  it('opens a wide drawer to 700 pixels on desktop [UI-39]', async () => {
    expect(await read('overlays/drawer.module.css')).toMatch(/data-wide[^}]*inline-size: min\(700px, 100%\)/)
  })
})
