import { useEffect } from 'react'

declare global {
  interface Window {
    /** Buttons pressed before their scripts were there, in that order; `rendering/deferred-scripts.ts` collects them. */
    earlyClicks?: HTMLElement[] | undefined
  }
}

const partArrived = 'part-arrived'

/** Nothing a shopper presses is lost: what was pressed before its part of the page came to life is pressed again. */
export function useEarlyClicks(): void {
  useEffect(() => {
    const stop = rememberUnheard()
    const pressed = window.earlyClicks ?? []
    window.earlyClicks = undefined
    for (const button of pressed) button.click()
    return stop
  }, [])
}

/** React stops the click on a button it has not taken over yet, so that it never gets there. */
function rememberUnheard(): () => void {
  const unheard = new Set<{ readonly button: HTMLElement }>()
  const remember = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest('button')
    if (!button) return
    const press = { button }
    unheard.add(press)
    button.addEventListener('click', () => unheard.delete(press), { once: true })
  }
  const holdBack = (event: SubmitEvent) => {
    if ([...unheard].some(({ button }) => button === event.submitter)) event.preventDefault()
  }
  const pressAll = () => {
    const presses = [...unheard]
    unheard.clear()
    for (const { button } of presses) button.click()
  }
  addEventListener('click', remember, true)
  addEventListener('submit', holdBack, true)
  addEventListener(partArrived, pressAll)
  return () => {
    removeEventListener('click', remember, true)
    removeEventListener('submit', holdBack, true)
    removeEventListener(partArrived, pressAll)
  }
}

/** For a part of the page that has come to life after the rest. */
export function pressAgain(): void {
  dispatchEvent(new Event(partArrived))
}
