import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { LazyErrorBox } from './lazy-error-box.tsx'

async function textOf(isOnline: boolean) {
  const nothing = () => undefined
  const box = <LazyErrorBox isOnline={isOnline} onRetry={nothing} onClose={nothing} />
  const html = await renderInShop(box, { shop: aShop('en') })
  return html
    .replaceAll('&#x27;', "'")
    .split(/<[^>]+>/)
    .filter(Boolean)
}

describe('LazyErrorBox', () => {
  it('says that a part failed and offers to try again or to do without [UI-21]', async () => {
    expect(await textOf(true)).toEqual(['An error occured while loading the component.', 'Try again', 'Close'])
  })

  it('says that the network is missing where it is [UI-22]', async () => {
    expect(await textOf(false)).toEqual([
      "Component couldn't be loaded due to lack of network connectivity.",
      'Try again',
      'Close',
    ])
  })
})
