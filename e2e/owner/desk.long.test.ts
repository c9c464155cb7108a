import { describe, expect } from 'vitest'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { it } from '../harness/it.ts'
import { sidewaysScroll } from '../harness/read-document.ts'
import { addMember, logIn, openDesk, startPage, writeText } from './desk/open-desk.ts'

describe('the desk', () => {
  it('is used by keyboard alone, and a click on a block of the preview opens it', async ({ browser }) => {
    const page = await openDesk(browser, await addMember('Kees', 'editor'))
    await startPage(page, 'By keyboard')
    await writeText(page, 'First')
    await writeText(page, 'Second')
    const up = page.getByRole('button', { name: 'Move up: Text Second' })
    await up.focus()
    await page.keyboard.press('Enter')
    const toggles = page.getByRole('button', { name: /^Text (First|Second)/ })
    await expect.poll(() => toggles.allInnerTexts()).toEqual(['Text Second', 'Text First'])
    await page.keyboard.press('Control+z')
    await expect.poll(() => toggles.allInnerTexts()).toEqual(['Text First', 'Text Second'])

    for (const toggle of await toggles.all()) await toggle.press('Enter')
    await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor({ state: 'detached' })
    await page.frameLocator('iframe').getByText('Second').click()
    await expect.poll(() => toggles.last().getAttribute('aria-expanded')).toBe('true')
    expect(await toggles.first().getAttribute('aria-expanded')).toBe('false')
  })

  it('lets two see each other, and overwrites nothing silently', async ({ browser }) => {
    const [anna, ben] = [await addMember('Anna', 'editor'), await addMember('Ben', 'editor')]
    const first = await openDesk(browser, anna)
    await startPage(first, 'For two')
    const second = await openDesk(browser, ben)
    await second.goto(first.url())
    await second.getByText('Also open with: Anna').waitFor()

    await first.getByLabel('Browser title').fill('By Anna')
    await first.getByText('All changes saved').waitFor()
    await second.getByLabel('Browser title').fill('By Ben')
    await second.getByRole('heading', { name: 'Somebody else has changed this story' }).waitFor()
    await second.getByText(new RegExp(`^${anna.email} saved it`)).waitFor()
    expect(await checkAccessibility(second)).toEqual([])
    await second.getByRole('button', { name: 'Keep mine as a new change' }).click()
    await second.getByText('All changes saved').waitFor()

    await first.getByRole('button', { name: 'Show the newest version' }).click()
    await expect.poll(() => first.getByLabel('Browser title').inputValue()).toBe('By Ben')
  })

  it('loses nothing that was typed when the session ends', async ({ browser }) => {
    const member = await addMember('Eva', 'editor')
    const page = await openDesk(browser, member)
    await startPage(page, 'Session')
    const used = member.code()
    await page.context().clearCookies()
    await page.getByLabel('Browser title').fill('Typed after the end')
    await page.getByRole('heading', { name: 'Please log in again' }).waitFor()
    // A code is taken once: the authenticator shows another within half a minute.
    await expect.poll(() => member.code() !== used).toBe(true)
    await logIn(page, member)
    await page.getByText('All changes saved').waitFor()
    expect(await page.getByLabel('Browser title').inputValue()).toBe('Typed after the end')
  })

  it('shows everything to viewers and lets them change nothing', async ({ browser }) => {
    const page = await openDesk(browser, await addMember('Vera', 'viewer'), { width: 375 })
    await page.getByText('You can look at everything and change nothing.').waitFor()
    expect(await page.getByRole('button', { name: 'New story' }).count()).toBe(0)
    await page.getByLabel('Search stories').fill('about')
    await page.getByRole('link', { name: /About/ }).first().click()
    await page.getByText('You can look at everything and change nothing.').waitFor()

    expect(await page.getByRole('button', { name: /Publish|Undo|Delete/ }).count()).toBe(0)
    expect(await page.getByLabel('Browser title').getAttribute('readonly')).toBe('')
    expect(await checkAccessibility(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  })

  it('is found where it was before, and title, focus and history go along', async ({ browser }) => {
    const page = await openDesk(browser, await addMember('Nel', 'editor'))
    const heading = (name: string) => page.getByRole('heading', { name, exact: true })
    await page.goto(new URL('/editor?from=mail#/en', page.url()).href)
    await heading('Stories').waitFor()
    expect(page.url()).toMatch(/\/desk\/stories\/en\?from=mail$/)

    await page.getByRole('link', { name: 'Releases' }).press('Enter')
    await heading('Releases').waitFor()
    await expect.poll(() => page.title()).toBe('Releases – Vonk desk')
    await page.locator('main:focus').waitFor()
    await page.goBack()
    await heading('Stories').waitFor()
    await expect.poll(() => page.title()).toBe('Stories – Vonk desk')
    await page.goForward()
    await heading('Releases').waitFor()
    await page.evaluate(() => {
      location.hash = '#/passkeys'
    })
    await heading('My passkeys').waitFor()
    expect(page.url()).toMatch(/\/desk\/passkeys$/)
    await page.goto(new URL('/desk/lamps', page.url()).href)
    await page.getByText('There is no such screen.').waitFor()
  })

  it('keeps those logged in whose cookie is older than its address', async ({ browser }) => {
    const page = await openDesk(browser, await addMember('Oda', 'viewer'))
    const context = page.context()
    const [cookie] = await context.cookies(new URL('/api/desk/me', page.url()).href)
    await context.clearCookies()
    if (cookie) await context.addCookies([{ ...cookie, path: '/api/editor' }])
    await page.reload()
    await page.getByRole('heading', { name: 'Stories' }).waitFor()

    const paths = (await context.cookies()).filter(({ name }) => name === cookie?.name).map(({ path }) => path)
    expect(paths.toSorted()).toEqual(['/api/desk', '/api/editor'])
  })

  it('publishes the same change of a theme in other views with it, and takes it back alike', async ({ browser }) => {
    const page = await openDesk(browser, await addMember('Mia', 'editor'))
    const perMinute = page.getByLabel('Let in per minute')
    const openTheme = async (view: string) => {
      await page.goto(new URL(`/desk/stories/${view}`, page.url()).href)
      await page.getByLabel('Search stories').fill('config/theme')
      await page
        .getByRole('link', { name: /config\/theme/ })
        .first()
        .click()
      await perMinute.waitFor()
    }
    // It says nothing while there is no room to wait in.
    const publishInBoth = async (value: string) => {
      await openTheme('en')
      await perMinute.fill(value)
      await page.getByText('All changes saved').waitFor()
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      const others = page.getByRole('group', { name: 'Publish the same change in' })
      await others.getByLabel('rz_en', { exact: true }).check()
      expect(await checkAccessibility(page)).toEqual([])
      await page.getByRole('button', { name: /^Publish (now|all the same)$/ }).click()
      await page.getByText('Published. Shoppers see it now.').waitFor()
    }
    const valueIn = async (view: string) => {
      await openTheme(view)
      await page.getByText('Published', { exact: true }).first().waitFor()
      return perMinute.inputValue()
    }
    const untouched = await valueIn('nl')
    await openTheme('en')
    const before = await perMinute.inputValue()
    const changed = String(Number(before) + 77)
    await publishInBoth(changed)

    expect([await valueIn('en'), await valueIn('rz_en'), await valueIn('nl')]).toEqual([changed, changed, untouched])
    await publishInBoth(before)
    expect([await valueIn('en'), await valueIn('rz_en')]).toEqual([before, before])
  })
})
