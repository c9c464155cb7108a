import { describe, expect, it } from 'vitest'
import { followOtherTabs } from './follow-other-tabs.ts'

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

function follow() {
  const page = new EventTarget()
  const heard: string[] = []
  const stop = followOtherTabs(page, () => heard.push('news'))
  return { page, heard, stop }
}

describe('followOtherTabs', () => {
  it('hears what another tab writes', () => {
    const { page, heard } = follow()
    page.dispatchEvent(new Event('storage'))

    expect(heard).toEqual(['news'])
  })

  it('looks again when the shopper comes back to a page by the back button', () => {
    const { page, heard } = follow()
    page.dispatchEvent(shown(false))
    expect(heard).toEqual([])

    page.dispatchEvent(shown(true))
    expect(heard).toEqual(['news'])
  })

  it('hears nothing once it has stopped', () => {
    const { page, heard, stop } = follow()
    stop()
    for (const event of [new Event('storage'), shown(true)]) page.dispatchEvent(event)

    expect(heard).toEqual([])
  })
})
