const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

type Screen = Pick<Document, 'activeElement' | 'addEventListener'>

/** Does something, once, as soon as nobody is filling in a field. */
export function whenNotTyping(screen: Screen, action: () => void): void {
  if (!screen.activeElement?.matches(fields)) {
    action()
    return
  }
  // The next field takes the focus only after the last has lost it.
  const lookAgain = () => queueMicrotask(() => whenNotTyping(screen, action))
  screen.addEventListener('focusout', lookAgain, { once: true })
}
