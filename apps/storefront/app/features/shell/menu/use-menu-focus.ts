import type { MenuPath } from '@vonk/domain/navigation'
import { useEffect, useRef } from 'react'

type MenuState = { readonly isOpen: boolean; readonly path: MenuPath; readonly depth: number }

/** The focus follows the shopper into the menu, to each level's way back, back to the line that led there, and out again. */
export function useMenuFocus({ isOpen, path, depth }: MenuState) {
  const element = useRef<HTMLDivElement>(null)
  const before = useRef(depth)

  useEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    element.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [isOpen])

  useEffect(() => {
    const from = before.current
    before.current = depth
    if (!isOpen || from === depth) return
    const buttons = element.current?.querySelectorAll('[data-level]')[depth]?.querySelectorAll('button')
    const target = depth > from ? buttons?.[0] : [...(buttons ?? [])].find(({ dataset }) => dataset.id === path[depth])
    target?.focus({ preventScroll: true })
  }, [isOpen, path, depth])

  return element
}
