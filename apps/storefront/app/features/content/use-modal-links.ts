import { useEffect } from 'react'
import { usePanelStore } from '../panels/index.ts'
import { modalOfLink } from './modal-link.ts'

/** Lets editors open a modal with a link to its name, such as `#m-modal-language-switcher`. */
export function useModalLinks(): void {
  const { openModal } = usePanelStore()
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const { target } = event
      // Two stories may be on one page.
      if (event.defaultPrevented || !(target instanceof Element)) return
      const modal = modalOfLink(target.closest('a[href^="#m-modal-"]')?.getAttribute('href') ?? '')
      if (!modal) return
      event.preventDefault()
      openModal(modal.name, modal.payload ?? null)
    }
    // Pressed before the story came to life, the link has only changed the address.
    const pressed = modalOfLink(location.hash)
    if (pressed) {
      history.replaceState(history.state, '', location.pathname + location.search)
      openModal(pressed.name, pressed.payload ?? null)
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [openModal])
}
