import type { KeyboardEvent } from 'react'
import type { SubmenuControl } from './use-submenu.ts'

/** Arrow keys move along the top level, down opens a submenu, Escape closes it and moves the focus back to its entry. */
export function moveThroughMenu(event: KeyboardEvent<HTMLElement>, submenu: SubmenuControl): void {
  const entry = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-entry]') : null
  if (!entry) return
  if (event.key === 'Escape' && submenu.openId) {
    event.stopPropagation()
    submenu.close()
    topLinkOf(entry)?.focus()
    return
  }
  const isOnTop = event.target instanceof Element && event.target.closest('[data-panel]') === null
  if (!isOnTop) return
  const step = { ArrowRight: 'nextElementSibling', ArrowLeft: 'previousElementSibling' } as const
  if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
    const next = entry[step[event.key]]
    if (!(next instanceof HTMLElement)) return
    event.preventDefault()
    topLinkOf(next)?.focus()
  }
  if (event.key === 'ArrowDown' && entry.dataset.submenu) {
    event.preventDefault()
    submenu.open(entry.dataset.submenu)
    // The panel becomes visible with the next frame; only then can it take the focus.
    requestAnimationFrame(() => requestAnimationFrame(() => firstLinkIn(entry)?.focus()))
  }
}

function topLinkOf(entry: Element): HTMLElement | null {
  return entry.querySelector('a')
}

function firstLinkIn(entry: Element): HTMLElement | null {
  return entry.querySelector('[data-panel] a')
}
