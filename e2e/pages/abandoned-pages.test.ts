import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'

describe('a page the shopper gives up for another', () => {
  it('is no error, even when its answer had begun', async ({ openPage }) => {
    const page = await openPage({ path: '/en/' })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/login-*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.evaluate(answerWithoutEnd)

    const wishlist = page.getByRole('banner').getByRole('link', { name: /wishlist/i })
    await wishlist.click()
    await expect.poll(() => page.evaluate('window.answersBegun')).toBe(1)
    await wishlist.click()
    await expect.poll(() => page.evaluate('window.answersGivenUp')).toBe(1)
    release()
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
  })
})

/** Lets the page have the first line of every answer to a navigation, and never its end. */
const answerWithoutEnd = `
  window.answersBegun = 0
  window.answersGivenUp = 0
  const ask = window.fetch
  window.fetch = async (address, options) => {
    const answer = await ask(address, options)
    if (!String(address).includes('.data')) return answer
    const start = (controller) => {
      options.signal.addEventListener('abort', () => {
        controller.error(options.signal.reason)
        window.answersGivenUp += 1
      })
    }
    const rest = new ReadableStream({ start })
    const { readable, writable } = new TransformStream()
    answer.body.pipeTo(writable, { preventClose: true }).then(() => {
      window.answersBegun += 1
      return rest.pipeTo(writable)
    }).catch(() => {})
    return new Response(readable, { status: answer.status, headers: answer.headers })
  }
`
