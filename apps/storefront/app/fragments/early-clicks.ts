import { useEffect } from 'react'

declare global {
  interface Window {
    /** Buttons pressed before React listened, in that order; `rendering/deferred-scripts.ts` collects them. */
    earlyClicks?: HTMLElement[] | undefined
  }
}

type Press = { readonly button: HTMLElement }

const partArrived = 'part-arrived'

/**
 * Nothing a shopper presses is lost: what was pressed before its part of the page came to life is pressed again. Called in
 * the moment React begins to listen: from then on it stops the click on a button it has not taken over yet, so that it
 * never gets there.
 */
export function rememberEarlyClicks(): void {
  const unheard = new Set<Press>()
  for (const button of window.earlyClicks ?? []) unheard.add({ button })
  // Whoever collected them stops: a press from here on is heard by React or remembered below.
  window.earlyClicks = undefined

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
}

/** For a part of the page that has come to life: the whole of it, or one that comes after the rest. */
export function useEarlyClicks(): void {
  useEffect(() => void dispatchEvent(new Event(partArrived)), [])
}
