import { describe, expect, it } from 'vitest'
import { closedUi, closeEverything, closePanel, dropOverlay, isPanelOpen, openPanel } from './panel-rules.ts'
import type { PanelName, UiState } from './ui-state.ts'

const dimming: PanelName[] = ['microcart', 'sidebar', 'editChild', 'shopPanel', 'sidebarPanel']

describe('openPanel', () => {
  it.each([...dimming, 'searchpanel' as const])('opens %s and darkens the page [UI-05] [UI-06]', (name) => {
    const ui = openPanel(closedUi, name)

    expect(isPanelOpen(ui, name)).toBe(true)
    expect(ui.overlay).toBe(true)
  })

  it('tells a sidebar panel what to show [UI-04]', () => {
    const ui = openPanel(closedUi, 'sidebarPanel', { type: 'filters', data: { sizes: ['92'] }, id: 'f1' })

    expect(ui.sidebarPanel).toEqual({ isOpen: true, type: 'filters', data: { sizes: ['92'] }, id: 'f1' })
    expect(openPanel(closedUi, 'sidebarPanel').sidebarPanel).toEqual({ isOpen: true, type: null, data: null, id: null })
  })

  it('opens the mobile menu at its top, without darkening the page [UI-04]', () => {
    const ui = openPanel({ ...closedUi, submenu: ['girls', 'tees'] }, 'menu')

    expect(ui).toMatchObject({ isMobileMenuOpen: true, submenu: [], overlay: false })
  })
})

describe('closePanel', () => {
  it.each(dimming)('closes %s, and the page is bright again at once [UI-05]', (name) => {
    expect(closePanel(openPanel(closedUi, name, { id: 'x' }), name)).toEqual(closedUi)
  })

  it('keeps the page dark while another panel is open [UI-05]', () => {
    const both = openPanel(openPanel(closedUi, 'microcart'), 'editChild')

    expect(closePanel(both, 'editChild').overlay).toBe(true)
  })

  it('leaves the page dark when the search panel closes; that comes later [UI-06]', () => {
    const closed = closePanel(openPanel(closedUi, 'searchpanel'), 'searchpanel')

    expect(closed).toMatchObject({ searchpanel: false, overlay: true })
    expect(dropOverlay(closed)).toEqual(closedUi)
  })

  it('forgets what the panel was given', () => {
    expect(closePanel(openPanel(closedUi, 'microcart', 'data'), 'microcart').panelData).toEqual({})
  })
})

describe('closeEverything', () => {
  it('leaves none of the panels open, whichever were [UI-04]', () => {
    const panels: PanelName[] = [...dimming, 'searchpanel', 'menu']
    const open = panels.reduce((ui, name) => openPanel(ui, name), closedUi)
    const openOf = (ui: UiState) => panels.filter((name) => isPanelOpen(ui, name))

    expect(openOf(open)).toEqual(panels)
    expect(openOf(closeEverything(open))).toEqual([])
    expect(closeEverything(open)).toMatchObject({ overlay: false, submenu: [], panelData: {} })
  })

  it('closes panels and modals and leaves the loader alone', () => {
    const open = openPanel({ ...closedUi, loader: true, modals: { 'm-modal-review': { payload: 1 } } }, 'sidebar')

    expect(closeEverything(open)).toEqual({ ...closedUi, loader: true })
  })
})
