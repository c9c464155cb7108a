import { describe, expect, it } from 'vitest'
import { createFakeShop } from '../../testing/fake-shop.ts'
import { createMemoryBrowser } from '../../testing/memory-browser.ts'
import { openTab, settle } from '../../testing/open-tab.ts'

async function loggedIn() {
  const browser = createMemoryBrowser()
  const shop = createFakeShop()
  const openAnother = () => openTab({ browser, shop })
  const tab = openAnother()
  await tab.engine.session.logIn({ email: 'mila@example.com', password: 'Geheim12' })
  await settle(shop, tab)
  tab.events.length = 0
  shop.calls.length = 0
  const waiting = () => [...browser.texts.keys()].filter((key) => key.startsWith('shop/syncTasks/'))
  const told = (of = tab) => of.events.filter(({ name }) => name === 'profile-updated').length
  return { browser, shop, tab, openAnother, waiting, told }
}

const nameOf = (tab: ReturnType<typeof openTab>) => tab.store.read().session.profile?.firstName

describe('a change of the profile', () => {
  it('is a task of the queue; its answer is stored and told once the server has taken it [ACC-03] [ACC-05]', async () => {
    const { tab, shop, waiting, told } = await loggedIn()
    const updating = tab.engine.profile.update({ firstname: 'Bodil' })
    expect(waiting()).toHaveLength(1)
    expect(nameOf(tab)).toBe('Mila')

    expect(await updating).toMatchObject({ code: 200 })
    expect(shop.calls).toEqual(['POST /api/user/me'])
    expect(nameOf(tab)).toBe('Bodil')
    expect(told()).toBe(1)
    expect(waiting()).toEqual([])
  })

  it('waits for the network, beyond the visit in which it was made [ACC-03] [SYNC-35]', async () => {
    const { browser, tab, shop, openAnother, waiting, told } = await loggedIn()
    browser.setOnline(false)
    expect(await tab.engine.profile.update({ firstname: 'Bodil' })).toBeNull()
    expect(tab.engine.profile.isWaiting()).toBe(true)
    expect(nameOf(tab)).toBe('Mila')
    expect(shop.calls).toEqual([])
    tab.close()

    browser.setOnline(true)
    const next = openAnother()
    await next.engine.start()
    await settle(shop, next)
    expect(shop.calls.filter((call) => call === 'POST /api/user/me')).toHaveLength(1)
    expect(nameOf(next)).toBe('Bodil')
    expect(told(next)).toBe(1)
    expect(waiting()).toEqual([])
    expect(next.engine.profile.isWaiting()).toBe(false)
  })

  it('that is refused leaves the profile, and is said aloud where the form is gone', async () => {
    const { browser, tab, shop, openAnother, told } = await loggedIn()
    expect(await tab.engine.profile.update({ firstname: 'X' })).toMatchObject({ refusal: 'name-invalid' })
    expect(tab.notices()).toEqual([])

    browser.setOnline(false)
    await tab.engine.profile.update({ firstname: 'X' })
    tab.close()
    browser.setOnline(true)
    const next = openAnother()
    await next.engine.start()
    await settle(shop, next)
    expect(next.notices()).toMatchObject([{ type: 'error', message: { refusal: 'name-invalid' } }])
    expect(nameOf(next)).toBe('Mila')
    expect(told(next)).toBe(0)
  })

  it('that wants a proof is made at once or not at all, and leaves no proof on the device', async () => {
    const { browser, tab, shop, waiting, told } = await loggedIn()
    const kept = () => [...browser.texts.values()].join()
    const updating = tab.engine.profile.updateNow({ email: 'bo@example.com' }, 'proof-1')
    expect(kept()).not.toContain('proof-1')
    expect(await updating).toMatchObject({ code: 200 })
    expect(tab.store.read().session.profile?.email).toBe('bo@example.com')
    expect(told()).toBe(1)
    expect(await shop.requests.at(-1)?.json()).toMatchObject({ proof: 'proof-1' })

    shop.plan('never-arrives')
    expect(await tab.engine.profile.updateNow({ email: 'mia@example.com' }, 'proof-1')).toMatchObject({
      isUnreachable: true,
    })
    expect(waiting()).toEqual([])
    expect(kept()).not.toContain('proof-1')
  })

  it('is forgotten with the session [SYNC-49]', async () => {
    const { browser, tab, waiting } = await loggedIn()
    browser.setOnline(false)
    await tab.engine.profile.update({ firstname: 'Bodil' })
    await tab.engine.session.logOut({ isSilent: true })

    expect(waiting()).toEqual([])
  })
})
