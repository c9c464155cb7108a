import type { Locator, Page } from 'playwright-core'

/** Runs in the page before all else: while it is busy, what observers see is kept back, and then told of at once. */
const script = `{
  const Observer = window.IntersectionObserver
  const kept = new Map()
  window.sights = {
    isBusy: false,
    isKept: (element, isIntersecting) => [...kept.values()].some(({ moments }) =>
      moments.some((moment) => moment.isIntersecting === isIntersecting && moment.target.contains(element))),
    tellAll() {
      this.isBusy = false
      for (const [observer, { tell, moments }] of kept) tell(moments, observer)
      kept.clear()
    },
  }
  window.IntersectionObserver = class extends Observer {
    constructor(tell, options) {
      super((moments, observer) => {
        if (!window.sights.isBusy) return tell(moments, observer)
        kept.set(observer, { tell, moments: [...(kept.get(observer)?.moments ?? []), ...moments] })
      }, options)
    }
  }
}`

/** The page loaded again in a browser that can be as busy as a cheap telephone. */
export async function reloadWithLateSights(page: Page) {
  await page.addInitScript(script)
  await page.reload()
  return {
    beBusy: () => page.evaluate('window.sights.isBusy = true'),
    tellAll: () => page.evaluate('window.sights.tellAll()'),
    isKept: (part: Locator, isIn: boolean) =>
      part.evaluate<boolean, boolean>(
        (element, isInSight) => Reflect.get(window, 'sights').isKept(element, isInSight),
        isIn,
      ),
  }
}
