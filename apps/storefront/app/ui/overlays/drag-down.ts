import { type PointerEvent, type RefObject, useRef } from 'react'

const dragCloseDistance = 100
export const closeAnimationMs = 400

/** Whether letting go after this many pixels closes the sheet. */
export function isDraggedShut(distance: number): boolean {
  return distance > dragCloseDistance
}

/** Handlers for the part of a sheet one can take hold of; `onShut` comes when the sheet has slid out of sight. */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onShut: () => void) {
  const startedAt = useRef<number | null>(null)
  const distanceOf = (event: PointerEvent) => Math.max(0, event.clientY - (startedAt.current ?? event.clientY))

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest('button')) return
      startedAt.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (startedAt.current !== null) place(sheet.current, `0 ${distanceOf(event)}px`)
    },
    onPointerUp(event: PointerEvent) {
      const distance = distanceOf(event)
      startedAt.current = null
      if (isDraggedShut(distance)) slideOut(sheet.current, distance, onShut)
      else place(sheet.current, '')
    },
    onPointerCancel() {
      startedAt.current = null
      place(sheet.current, '')
    },
  }
}

function place(sheet: HTMLElement | null, translate: string): void {
  if (!sheet) return
  sheet.style.transition = translate ? 'none' : ''
  sheet.style.translate = translate
}

function slideOut(sheet: HTMLElement | null, from: number, onShut: () => void): void {
  if (!sheet || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    onShut()
    return
  }
  const slide = sheet.animate([{ translate: `0 ${from}px` }, { translate: '0 100%' }], {
    duration: closeAnimationMs,
    easing: 'ease-out',
    fill: 'forwards',
  })
  slide.onfinish = onShut
}
