import { type RefObject, useEffect } from 'react'

/**
 * Shows an element over everything, anew whenever `list` changes. A modal dialog makes the page around it dead to pointers
 * and screen readers, so the element moves into the dialog on top and goes home when that closes.
 */
export function useCorner(
  list: readonly unknown[],
  { corner, home }: Record<'corner' | 'home', RefObject<HTMLElement | null>>,
) {
  useEffect(() => {
    const { current } = corner
    if (!current?.showPopover) return
    const show = () => {
      const host = topDialog() ?? home.current
      if (current.matches(':popover-open')) current.hidePopover()
      if (current.parentElement !== host) host?.append(current)
      if (list.length > 0) current.showPopover()
    }
    const onDialog = ({ target }: Event) => {
      if (target instanceof HTMLDialogElement) show()
    }
    show()
    document.addEventListener('close', onDialog, true)
    document.addEventListener('toggle', onDialog, true)
    return () => {
      document.removeEventListener('close', onDialog, true)
      document.removeEventListener('toggle', onDialog, true)
    }
  }, [list, corner, home])
}

function topDialog(): Element | null {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? null
}
