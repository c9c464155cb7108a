import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** Speaks of changes to those who do not see them; there from the start, or the first word would be missed. */
export function Said({ said: { text, turn } }: { said: { readonly text: string; readonly turn: number } }) {
  return (
    <VisuallyHidden>
      <span role="status">{text !== '' && <span key={turn}>{text}</span>}</span>
    </VisuallyHidden>
  )
}
