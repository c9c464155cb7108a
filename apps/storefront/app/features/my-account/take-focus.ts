/** For what takes the place of something that had the focus. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
