import { useEffect } from 'react'

declare global {
  interface Window {
    /** Buttons pressed before their scripts were there, in that order; `rendering/deferred-scripts.ts` collects them. */
    earlyClicks?: HTMLElement[] | undefined
  }
}

/** Nothing a shopper presses is lost: what was pressed before the page came to life is pressed again. */
export function useEarlyClicks(): void {
  useEffect(() => {
    const pressed = window.earlyClicks ?? []
    window.earlyClicks = undefined
    for (const button of pressed) button.click()
  }, [])
}
