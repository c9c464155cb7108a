import { describe, expect, it } from 'vitest'
import { createFakeShop } from '../../testing/fake-shop.ts'
import { createMemoryBrowser } from '../../testing/memory-browser.ts'
import { aProduct, openTab, settle, type Tab } from '../../testing/open-tab.ts'

const customer = { email: 'mila@example.com', password: 'Geheim12' }
const blank = { birthMonth: null, heightCm: null, size: null }
const mila = { firstName: 'Mila', birthMonth: '2019-02', heightCm: 118, size: null }
const sem = { firstName: 'Sem', ...blank }
const withFamily = { hasFamilyAccount: true }

async function open() {
  const browser = createMemoryBrowser()
  const shop = createFakeShop()
  const tab = openTab({ browser, shop })
  await tab.engine.session.logIn(customer)
  await settle(shop, tab)
  return { browser, shop, tab, family: tab.engine.family }
}

const sessionOf = (tab: Tab) => tab.store.read().session
const namesOf = (tab: Tab) => sessionOf(tab).profile?.children.map(({ firstName }) => firstName)
const selectedOf = (tab: Tab) => sessionOf(tab).selectedChild

describe('the family of a customer', () => {
  it('adds, changes and deletes children on the server and on the device [FAM-02]', async () => {
    const { tab, shop, family } = await open()

    expect(await family.add(mila)).toEqual({ ok: true, value: { id: '1', ...mila } })
    await family.add(sem)
    expect(await family.change('1', { ...mila, firstName: 'Milou', heightCm: null })).toMatchObject({ ok: true })
    expect(sessionOf(tab).profile?.children).toEqual([
      { id: '1', ...mila, firstName: 'Milou', heightCm: null },
      { id: '2', ...sem },
    ])
    expect(await family.remove('2')).toEqual({ ok: true, value: true })
    expect(namesOf(tab)).toEqual(['Milou'])
    expect(shop.calls.filter((call) => call.includes('family'))).toEqual([
      'POST /api/ext/family/children',
      'POST /api/ext/family/children',
      'PUT /api/ext/family/children/1',
      'DELETE /api/ext/family/children/2',
    ])
  })

  it('changes nothing on the device that the server has not taken', async () => {
    const { tab, shop, family } = await open()
    await family.add(mila)
    shop.plan('never-arrives')

    expect(await family.add(sem)).toEqual({ ok: false, refusal: { code: 'unreachable' } })
    expect(await family.change('9', sem)).toEqual({ ok: false, refusal: { code: 'child-unknown' } })
    expect(namesOf(tab)).toEqual(['Mila'])
  })

  it('is content when a child to delete is gone already', async () => {
    const { tab, shop, family } = await open()
    await family.add(mila)
    shop.children.set(7, [])

    expect(await family.remove('1')).toEqual({ ok: true, value: true })
    expect(namesOf(tab)).toEqual([])
  })

  it('selects a child with its colour, which goes with a rename and ends with the child [FAM-03] [FAM-04] [FAM-10]', async () => {
    const { tab, browser, family } = await open()
    await family.add(mila)
    await family.add(sem)
    family.select('2', withFamily)
    expect(selectedOf(tab)).toEqual({ id: '2', firstName: 'Sem', color: 'sun' })
    expect(JSON.parse(browser.texts.get('shop/user/selected-child') ?? '')).toEqual(selectedOf(tab))

    await family.change('2', { ...sem, firstName: 'Sam' })
    expect(selectedOf(tab)?.firstName).toBe('Sam')
    family.select(null, withFamily)
    expect(selectedOf(tab)).toBeNull()
    family.select('2', withFamily)
    await family.remove('2')
    expect(selectedOf(tab)).toBeNull()
  })

  it('selects no stranger, and nobody on views without family accounts [FAM-01]', async () => {
    const { tab, family } = await open()
    await family.add(mila)
    family.select('9', withFamily)
    expect(selectedOf(tab)).toBeNull()
    family.select('1', { hasFamilyAccount: false })
    expect(selectedOf(tab)).toBeNull()
  })

  it('leaves nothing behind when the customer logs out, not even an answer that comes later', async () => {
    const { tab, shop, browser, family } = await open()
    await family.add(mila)
    family.select('1', withFamily)
    const late = family.add(sem)
    await tab.engine.session.logOut({ isSilent: false })
    await late
    await settle(shop, tab)

    expect(sessionOf(tab)).toMatchObject({ profile: null, selectedChild: null })
    expect([...browser.texts].filter(([, text]) => /Mila|Sem/.test(text))).toEqual([])
  })

  it('hears of what was changed on another device when a visit begins', async () => {
    const { tab, shop, browser, family } = await open()
    await family.add(mila)
    family.select('1', withFamily)
    shop.children.set(7, [{ id: 2, firstname: 'Sem' }])
    tab.close()
    const next = openTab({ browser, shop })
    await next.engine.start()
    await settle(shop, next)

    expect(namesOf(next)).toEqual(['Sem'])
    expect(selectedOf(next)).toBeNull()
  })
})

describe('the lines of a cart', () => {
  const noted = (browser: ReturnType<typeof createMemoryBrowser>) =>
    JSON.parse(browser.texts.get('shop/account/line-children') ?? '{}')

  it('remember on the device for which child they were put in, until they leave, the child goes or the customer does', async () => {
    const { tab, shop, browser, family } = await open()
    await family.add(mila)
    await family.add(sem)
    await tab.actions.add([aProduct({ sku: 'BAG' })])
    family.select('1', withFamily)
    await tab.actions.add([aProduct({ sku: 'CAP' })])
    family.select('2', withFamily)
    await tab.actions.add([aProduct({ sku: 'TEE' })])
    await settle(shop, tab)
    expect(noted(browser)).toEqual({ '["CAP"]': '1', '["TEE"]': '2' })

    const [, cap] = tab.cart().items
    if (cap) tab.actions.editLine(cap, aProduct({ sku: 'CAP-L' }))
    await settle(shop, tab)
    expect(noted(browser)).toEqual({ '["CAP-L"]': '1', '["TEE"]': '2' })
    expect(tab.events.map(({ name }) => name)).toContain('line-children-changed')

    await family.remove('2')
    expect(noted(browser)).toEqual({ '["CAP-L"]': '1' })
    expect(shop.requests.map((request) => JSON.stringify(request)).join()).not.toContain('line-children')
    await tab.engine.session.logOut({ isSilent: false })
    expect(browser.texts.has('shop/account/line-children')).toBe(false)
  })
})
