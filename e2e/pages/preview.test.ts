import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { describe, expect, inject, onTestFinished } from 'vitest'
import { getPage } from '../harness/get-page.ts'
import { it } from '../harness/it.ts'
import { previewToken } from '../harness/preview-token.ts'

const editor = () => `http://127.0.0.1:${inject('editorPort')}`

/** The query the editor adds; its proof is this many seconds old. */
function editorQuery(id: number, ageSeconds = 0): string {
  const timestamp = String(Math.floor(Date.now() / 1000) - ageSeconds)
  const token = createHash('sha1').update(`88:${previewToken}:${timestamp}`).digest('hex')
  const proof = `_storyblok_tk[space_id]=88&_storyblok_tk[timestamp]=${timestamp}&_storyblok_tk[token]=${token}`
  return `?_storyblok=${id}&_storyblok_c=page&_storyblok_release=0&${proof}`
}

async function readStory(slug: string) {
  const { text } = await getPage(`/api/ext/storyblok/cdn/stories/${slug}`)
  return JSON.parse(text).story
}

const frame = (address: string) => `<!doctype html><title>Editor</title>
  <iframe name="shop" width="1000" height="700" src="${address}"></iframe>
  <script>addEventListener('message', ({ data }) => { document.title = data.action })</script>`

/** A page of another site that shows a page of the shop in a frame, as the visual editor does. */
async function openEditor(browser: Browser, address: string) {
  const server = createServer((_, response) => response.end(frame(address)))
  await once(server.listen(inject('editorPort'), '127.0.0.1'), 'listening')
  const context = await browser.newContext()
  onTestFinished(async () => {
    await context.close()
    server.close()
  })
  const page = await context.newPage()
  await page.goto(editor())
  return { page, shop: page.frameLocator('iframe[name="shop"]') }
}

const tell = (page: Page, message: object) => page.evaluate((data) => window.frames[0]?.postMessage(data, '*'), message)

describe('the visual editor', () => {
  it('sees what is typed at once, and the page again after what is saved, unless the slug changed [CMS-16] [CMS-17] [CMS-18]', async ({
    browser,
  }) => {
    const story = await readStory('en/about-us')
    const address = `http://localhost:${inject('shopPort')}/en/about-us/${editorQuery(story.id)}`
    const { page, shop } = await openEditor(browser, address)
    // The bridge is there when the page has told so.
    await expect.poll(() => page.title()).toBe('initialized')
    await shop.getByText('You see the draft.').waitFor()
    await page.frame('shop')?.evaluate(() => Object.assign(window, { isFirst: true }))
    const isFirst = () => page.frame('shop')?.evaluate(() => 'isFirst' in window)

    const text = [{ type: 'paragraph', content: [{ type: 'text', text: 'Typed a moment ago' }] }]
    const block = { component: 'rich-text', _uid: 'typed', text: { type: 'doc', content: text } }
    await tell(page, { action: 'input', story: { ...story, content: { ...story.content, body: [block] } } })
    await shop.getByText('Typed a moment ago').waitFor()
    await tell(page, { action: 'change', slugChanged: true })
    await tell(page, { action: 'input', story: { ...story, content: { ...story.content, body: [] } } })
    await shop.getByText('Typed a moment ago').waitFor({ state: 'detached' })
    expect(await isFirst()).toBe(true)

    await tell(page, { action: 'published', slugChanged: false })
    await expect.poll(isFirst).toBe(false)
    await shop.getByText('You see the draft.').waitFor()
  })

  it('is the only site that may frame a page, and only one it has opened', async () => {
    const { id } = await readStory('en/about-us')
    const policyOf = async (path: string) => (await getPage(path)).headers['content-security-policy']

    expect(await policyOf(`/en/about-us/${editorQuery(id)}`)).toContain(`frame-ancestors 'self' ${editor()};`)
    expect(await policyOf('/en/about-us/')).toContain("frame-ancestors 'none';")
  })

  it('keeps drafts from caches, and old or forged links show what is published [CMS-14] [CMS-15]', async () => {
    const { id } = await readStory('en/about-us')
    const isDraft = async (query: string) => {
      const { headers, text } = await getPage(`/en/storyblok/${query}`)
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers).not.toHaveProperty('x-shop-preview')
      return text.includes('~isDraft~:true')
    }

    expect(await isDraft(editorQuery(id))).toBe(true)
    expect(await isDraft(editorQuery(id, 3600))).toBe(false)
    expect(await isDraft(editorQuery(id).replace(/.$/, 'x'))).toBe(false)
    expect(await isDraft(`?_storyblok=${id}`)).toBe(false)
  })
})
