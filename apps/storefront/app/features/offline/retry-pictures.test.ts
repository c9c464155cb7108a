import { describe, expect, it } from 'vitest'
import { retryPictures } from './retry-pictures.ts'

type Listener = (event: { target: unknown }) => void

/** A page whose pictures fail on demand, and a clock that is moved by hand. */
function aPage({ broken = [] as object[] } = {}) {
  const fails: Listener[] = []
  const waiting: { action: () => void; pause: number }[] = []
  const page = { images: broken, addEventListener: (_name: string, listener: Listener) => fails.push(listener) }
  // What of a document the function asks for, and no more.
  retryPictures(page as unknown as Document, (action, pause) => waiting.push({ action, pause }))
  return {
    fail(target: unknown) {
      for (const listener of fails) listener({ target })
    },
    /** Lets the next pause be over, and answers how long it was. */
    passPause: () => {
      const next = waiting.shift()
      next?.action()
      return next?.pause
    },
  }
}

function aPicture(isConnected = true) {
  const asked: string[] = []
  return {
    asked,
    isConnected,
    complete: true,
    naturalWidth: 0,
    getAttribute: () => '/img/a.svg',
    setAttribute: (_name: string, value: string) => asked.push(value),
  }
}

describe('retryPictures', () => {
  it('asks again for a picture that did not come, after longer and longer pauses, three times at most', () => {
    const page = aPage()
    const picture = aPicture()
    const pauses = [1, 2, 3, 4].map(() => {
      page.fail(picture)
      return page.passPause()
    })

    expect(pauses).toEqual([2_000, 8_000, 30_000, undefined])
    expect(picture.asked).toEqual(['/img/a.svg', '/img/a.svg', '/img/a.svg'])
  })

  it('finds pictures that failed before it was there', () => {
    const picture = aPicture()
    aPage({ broken: [picture] }).passPause()

    expect(picture.asked).toHaveLength(1)
  })

  it('leaves alone what has gone from the page meanwhile, and what is no picture', () => {
    const page = aPage()
    const gone = aPicture(false)
    page.fail(gone)
    page.fail({ href: '/a.css' })
    page.passPause()

    expect(gone.asked).toEqual([])
    expect(page.passPause()).toBeUndefined()
  })
})
