/** What had the focus is gone with the step before; who listens hears where they are now. */
export function focusHeading(heading: HTMLElement | null): void {
  heading?.focus()
}
