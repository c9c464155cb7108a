import { useEffect } from 'react'

declare global {
  interface Window {
    /** What was pressed, ticked or chosen before React listened, in that order; `rendering/deferred-scripts.ts` collects it. */
    earlyClicks?: HTMLElement[] | undefined
  }
}

const partArrived = 'part-arrived'
// What a button opens by itself is open already.
const clicked = 'button:not([popovertarget]), input[type=checkbox], input[type=radio]'

/**
 * Nothing a shopper presses, ticks or chooses is lost: what was done before its part of the page came to life is done again.
 * Called in the moment React begins to listen: from then on it stops the click on a button it has not taken over yet, so
 * that it never gets there.
 */
export function rememberEarlyClicks(): void {
  const unheard = new Map<object, Pressed>(window.earlyClicks?.map((control) => [{}, describePress(control)]))
  // Whoever collected them stops: a press from here on is heard by React or remembered below.
  window.earlyClicks = undefined

  const hear = (event: Event) => unheard.delete(event)
  const remember = (event: Event) => {
    // What is clicked or changed on a page is an element.
    const control = (event.target as Element).closest<HTMLElement>(event.type === 'click' ? clicked : 'select')
    if (!control) return
    unheard.set(event, describePress(control))
    control.addEventListener(event.type, hear, { once: true })
  }
  const holdBack = (event: SubmitEvent) => {
    if ([...unheard.values()].some(({ control }) => control === event.submitter)) event.preventDefault()
  }
  const pressAll = async () => {
    // A click that brings its part to life is still underway here, and is heard before this goes on.
    await nextTask()
    const presses = [...unheard.values()]
    unheard.clear()
    for (const pressed of presses) {
      const control = findControl(pressed)
      if (control) pressAgain(control)
      // What a press changes is there before the next: a size is chosen when the product is put into the cart.
      await nextTask()
    }
  }
  addEventListener('click', remember, true)
  addEventListener('change', remember, true)
  addEventListener('submit', holdBack, true)
  addEventListener(partArrived, pressAll)
}

/** As soon as can be: a timer may wait behind others, and whoever presses meanwhile would be served first. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  port2.postMessage(null)
  return new Promise((done) => {
    port1.onmessage = done
  }).finally(() => port1.close())
}

/** A control, and where to find the one that stands for it when its part has been written again. */
type Pressed = { readonly control: HTMLElement; readonly alike: string; readonly place: number }

function describePress(control: HTMLElement): Pressed {
  return { control, alike: nameOf(control), place: findAlike(nameOf(control)).indexOf(control) }
}

/** A part whose code came too late was left as the server wrote it; then it is written again, with buttons of its own. */
function findControl({ control, alike, place }: Pressed): HTMLElement | undefined {
  return control.isConnected ? control : findAlike(alike)[place]
}

function findAlike(name: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${clicked}, select`)].filter((other) => nameOf(other) === name)
}

function nameOf(control: HTMLElement): string {
  return ['aria-label', 'name', 'value'].map((name) => control.getAttribute(name)).join() + control.textContent
}

function pressAgain(control: HTMLElement): void {
  if (control instanceof HTMLSelectElement) return void control.dispatchEvent(new Event('change', { bubbles: true }))
  // The browser has ticked it; a second click must not undo that.
  if (control instanceof HTMLInputElement) control.checked = !control.checked
  control.click()
}

/** A press on a part that React has taken over without its code: nobody hears it, so it stays among the remembered ones. */
export function leaveUnheard(event: { readonly target: EventTarget; stopPropagation(): void }): void {
  if (event.target instanceof Element && event.target.closest(clicked)) event.stopPropagation()
}

/** For a part of the page that has come to life: the whole of it, or one that comes after the rest. */
export function useEarlyClicks(): void {
  useEffect(() => void dispatchEvent(new Event(partArrived)), [])
}
