import type { ModalName } from '@vonk/domain/navigation'
import { useEffect } from 'react'
import { usePanelStore } from '../panels/index.ts'

/** Modals that are the same wherever they are opened. */
const forEditors: readonly ModalName[] = ['m-modal-language-switcher', 'm-modal-newsletter']

/** Lets editors open a modal with a link to its name, such as `#m-modal-language-switcher`. */
export function useModalLinks(): void {
  const { openModal } = usePanelStore()
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const { target } = event
      // Two stories may be on one page.
      if (event.defaultPrevented || !(target instanceof Element)) return
      const name = forEditors.find((each) => target.closest(`a[href="#${each}"]`))
      if (!name) return
      event.preventDefault()
      openModal(name, null)
    }
    // Pressed before the story came to life, the link has only changed the address.
    const pressed = forEditors.find((each) => location.hash === `#${each}`)
    if (pressed) {
      history.replaceState(history.state, '', location.pathname + location.search)
      openModal(pressed, null)
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [openModal])
}
