import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { aShopRequest } from '../testing/a-shop-request.ts'
import { renderWebManifest } from './web-manifest.server.ts'

async function open(code: string) {
  return renderWebManifest(await aShopRequest(code, { answer: () => ({}) })).json()
}

describe('renderWebManifest', () => {
  it.for([
    ['nl', 'nl', '/', ['Zoeken', 'Verlanglijst', 'Winkelmand']],
    ['de', 'de', '/', ['Suche', 'Wunschliste', 'Warenkorb']],
    ['en', 'en', '/en/', ['Search', 'Wishlist', 'Shopping cart']],
  ] as const)('installs %s in its language, at its address', async ([code, language, home, shortcuts]) => {
    const manifest = await open(code)

    expect(manifest).toMatchObject({ lang: language, id: home, start_url: home, scope: home, display: 'standalone' })
    expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(shortcuts)
  })

  it('names no icons of a brand that nobody has drawn', async () => {
    const shop = await aShopRequest('nl', { answer: () => ({}) })
    const view = { ...shop.view, brand: 'marron', brandName: 'Petit Marron' }

    expect(await renderWebManifest({ ...shop, view }).json()).toMatchObject({
      ...{ name: 'Petit Marron', icons: [], screenshots: [], theme_color: expect.stringMatching(/^#/) },
    })
  })

  it.for(['en', 'rz_en'])(
    'names icons of the brand of %s that are there, one of them to be cut into any shape',
    async (code) => {
      const { icons } = await open(code)

      for (const { src } of icons) expect(existsSync(new URL(`../../public${src}`, import.meta.url)), src).toBe(true)
      expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
    },
  )

  it.for(['nl', 'en', 'de', 'rz_en', 'rz_nl'])(
    'shows a telephone and a desktop of %s what they would install, in the size it says',
    async (code) => {
      const { screenshots } = await open(code)

      expect(screenshots.map(({ form_factor: form }: { form_factor: string }) => form)).toEqual(['narrow', 'wide'])
      for (const { src, sizes } of screenshots) {
        const picture = await sharp(fileURLToPath(new URL(`../../public${src}`, import.meta.url))).metadata()
        expect([src, `${picture.width}x${picture.height}`]).toEqual([src, sizes])
      }
    },
  )

  it('wears the colour of the view', async () => {
    const [vonk, razz] = [await open('en'), await open('rz_en')]

    expect(vonk.theme_color).toMatch(/^#/)
    expect(vonk.theme_color).not.toBe(razz.theme_color)
  })
})
