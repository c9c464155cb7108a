import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, inject } from 'vitest'
import type { ContextPool } from './context-pool.ts'
import { it } from './it.ts'
import { createPageOpener, type IsNew, type PageOptions } from './page-opener.ts'
import { createSeenKinds } from './seen-kinds.ts'
import { script, serve } from './toy-shop.ts'

type Options = Partial<PageOptions> & { isNew?: IsNew }

async function complaintsOf(contexts: ContextPool, body: string, { isNew, ...options }: Options = {}) {
  const { openPage, finish } = createPageOpener(contexts, await serve(`<main><h1>Toy</h1>${body}</main>`), isNew)
  await openPage({ path: '/', hasJavaScript: false, ...options })
  return finish()
}

describe('openPage', () => {
  it('is content with a page that behaves', async ({ contexts }) => {
    expect(await complaintsOf(contexts, '<p>Hello</p>')).toEqual([])
    expect(await complaintsOf(contexts, script(''), { hasJavaScript: true })).toEqual([])
  })

  it('runs nothing of the page in a browser without JavaScript', async ({ contexts }) => {
    expect(
      await complaintsOf(contexts, script("console.error('awake'); setInterval(() => console.error('awake'))")),
    ).toEqual([])
  })

  it.for([
    ['an error on the console', "console.error('oops')", 'console error: oops'],
    ['a warning on the console', "console.warn('hm')", 'console warning: hm'],
    ['an uncaught error', "setTimeout(() => { throw new Error('boom') })", 'uncaught: Error: boom'],
    ['an answer of 404', "fetch('/missing')", 'response 404: GET'],
    ['a request that fails', "fetch('http://127.0.0.1:9/').catch(() => {})", 'failed request: GET'],
    ['what its security policy forbids', "eval('1')", 'uncaught: EvalError'],
    ['a picture its security policy forbids', "new Image().src = 'http://127.0.0.1/x.png'", 'Content Security Policy'],
  ] as const)('notices %s', async ([, code, complaint], { contexts }) => {
    const complaints = await complaintsOf(contexts, script(code), { hasJavaScript: true })

    expect(complaints).toEqual(expect.arrayContaining([expect.stringContaining(complaint)]))
  })

  it('notices what a shopper with a disability would stumble over', async ({ contexts }) => {
    const complaints = await complaintsOf(contexts, '<img src="data:,"><button></button>')

    expect(complaints.join('\n')).toMatch(/image-alt[\s\S]*button-name|button-name[\s\S]*image-alt/)
  })

  it('lets a test expect trouble', async ({ contexts }) => {
    expect(await complaintsOf(contexts, '<p>gone</p>', { path: '/nowhere', expected: [/404/] })).toEqual([])
    expect(await complaintsOf(contexts, '<p>gone</p>', { path: '/nowhere' })).not.toEqual([])
  })
})

describe('a page of a template that was looked at before', () => {
  const sound = `<style nonce="1">.faint { color: #bbb }</style><h2 class="title">Fit</h2><p class="note">New</p>
    <button class="buy">Buy</button><img class="photo" src="data:," alt="Tee"><a href="/tee/">Tee</a>`
  const rememberKinds = () => createSeenKinds(join(inject('seenFolder'), randomUUID()))

  it('is not looked at again, whatever is written there', async ({ contexts }) => {
    const isNew = rememberKinds()
    const looks: boolean[] = []
    const watched: IsNew = async (kinds) => {
      const isFirst = await isNew(kinds)
      looks.push(isFirst)
      return isFirst
    }
    await complaintsOf(contexts, sound, { isNew: watched })
    await complaintsOf(contexts, sound.replaceAll('Tee', 'Hoodie').replace('/tee/', '/hoodie/'), { isNew: watched })
    await complaintsOf(contexts, sound, { isNew: watched, width: 1440 })
    await complaintsOf(contexts, sound, { isNew: watched, width: 375 })

    expect(looks).toEqual([true, false, false, true])
  })

  it('is looked at again when anything is there that could be wrong', async ({ contexts }) => {
    const planted = {
      'button-name': '<button class="buy"></button>',
      'image-alt': '<img class="photo" src="data:,">',
      'color-contrast': '<p class="note faint">New</p>',
      'heading-order': '<h4 class="title">Fit</h4>',
      'landmark-no-duplicate-main': '<main>More</main>',
      'aria-required-parent': '<p class="note" role="tab">New</p>',
      'aria-valid-attr-value': '<button class="buy" aria-pressed="often">Buy</button>',
      'aria-dialog-name': '<div role="dialog"><p class="note">New</p></div>',
    }
    const isNew = rememberKinds()
    expect(await complaintsOf(contexts, sound, { isNew })).toEqual([])

    for (const [rule, fault] of Object.entries(planted))
      expect((await complaintsOf(contexts, sound + fault, { isNew })).join()).toContain(`accessibility (${rule})`)
  })
})
