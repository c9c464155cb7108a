import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPanelStore } from './panels-context.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('createPanelStore', () => {
  it('takes the overlay away 500 ms after the search panel closed [UI-06]', () => {
    const store = createPanelStore()
    store.openPanel('searchpanel')
    store.closePanel('searchpanel')

    vi.advanceTimersByTime(499)
    expect(store.read().overlay).toBe(true)
    vi.advanceTimersByTime(1)
    expect(store.read().overlay).toBe(false)
  })

  it('keeps the overlay when another panel opened meanwhile [UI-06]', () => {
    const store = createPanelStore()
    store.openPanel('searchpanel')
    store.closePanel('searchpanel')
    store.openPanel('microcart')

    vi.advanceTimersByTime(500)
    expect(store.read().overlay).toBe(true)
  })

  it('shows a modal closed before it shows it again with what is new [UI-09]', async () => {
    const store = createPanelStore()
    const seen: unknown[] = []
    store.openModal('m-modal-size-guide', 'VK1')
    store.subscribe(() => seen.push(store.read().modals))
    store.openModal('m-modal-size-guide', 'VK2')
    await Promise.resolve()

    expect(seen).toEqual([{}, { 'm-modal-size-guide': { payload: 'VK2' } }])
  })

  it('forgets what a modal was given when it closes [UI-10]', () => {
    const store = createPanelStore()
    store.openModal('m-modal-review', 'VK1')
    store.closeModal('m-modal-review')

    expect(store.read().modals).toEqual({})
  })

  it('closes panels without closing modals when the page behind is pressed', () => {
    const store = createPanelStore()
    store.openModal('m-modal-review', null)
    store.openPanel('searchpanel')
    store.closePanels()

    expect(store.read()).toMatchObject({ searchpanel: false, overlay: false, modals: { 'm-modal-review': {} } })
  })
})
