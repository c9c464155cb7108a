import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { sidewaysScroll } from '../harness/read-document.ts'

const dutch = /Amsterdam|Utrecht|Rotterdam|Den Haag|Haarlem|Eindhoven|Groningen|Maastricht|Leiden/
const german = /Berlin|Hamburg|Köln|München|Düsseldorf|Münster/

describe('the store locator', () => {
  it('asks for pickup only and admits a place nobody knows [LOC-02]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/storelocator/?place=Atlantis' })

    await page.getByText('We do not know “Atlantis”. Here are all our stores.').waitFor()
    await page.getByLabel('Only stores with pickup').check()
    await expect.poll(() => new URL(page.url()).searchParams.get('pickup')).toBe('1')
  })

  it('uses the position of the browser when it is allowed to', async ({ openPage }) => {
    const page = await openPage({ path: '/en/storelocator/' })
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 53.2194, longitude: 6.5665 })

    await page.getByRole('button', { name: 'Use my location' }).click()

    await page.getByText(/within 30\skm of you/).waitFor()
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()).toContain('Groningen')
  })

  it.for([
    { host: 'localhost', own: dutch },
    { host: 'de.localhost', own: german },
  ])('begins on $host with the shops of its country', async ({ host, own }, { openPage }) => {
    const page = await openPage({ host, path: '/storelocator/' })
    const names = await page.getByRole('main').getByRole('listitem').getByRole('heading').allInnerTexts()
    const isOwn = names.map((name) => own.test(name))

    expect(new Set(isOwn)).toEqual(new Set([true, false]))
    expect(isOwn.lastIndexOf(true)).toBeLessThan(isOwn.indexOf(false))
  })

  it.for([
    { host: 'localhost', path: '/storelocator/vonk-razz-utrecht/', width: 375 },
    { host: 'razz.localhost', path: '/storelocator/', width: 768 },
  ])('fits $width pixels on $host', async ({ host, path, width }, { openPage }) => {
    const page = await openPage({ host, path, width })

    expect(await sidewaysScroll(page)).toBe(0)
  })
})

describe('the shops that have a size', () => {
  it('stand on top, and among them those of the view’s country', async ({ openPage }) => {
    const page = await openPage({ path: '/t-shirt-anker-roomwit/?childSku=VK1001-CREAM-128' })
    await page.getByRole('button', { name: 'Bekijk voorraad in winkels' }).click()
    const rows = page.getByRole('dialog').getByRole('listitem')
    await rows.first().waitFor()
    const ranks = (await rows.allInnerTexts()).map((row) => (/niet/i.test(row) ? 2 : 0) + (dutch.test(row) ? 0 : 1))

    expect(new Set(ranks)).toEqual(new Set([0, 1, 2, 3]))
    expect(ranks).toEqual(ranks.toSorted())
  })
})
