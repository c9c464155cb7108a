import { useCallback, useState } from 'react'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

type AnnouncedText = { readonly text: string; readonly count: number }

/** The last change, for those who do not see it. Announcing the same text again reads it out again. */
export function useAnnouncement() {
  const [announced, setAnnounced] = useState<AnnouncedText>({ text: '', count: 0 })
  const announce = useCallback((text: string) => setAnnounced(({ count }) => ({ text, count: count + 1 })), [])
  return { announced, announce }
}

/** A live region. It is on the page from the start, as screen readers miss the first text of one that comes with it. */
export function Announcement({ announced: { text, count } }: { announced: AnnouncedText }) {
  return (
    <VisuallyHidden>
      <span role="status">{text !== '' && <span key={count}>{text}</span>}</span>
    </VisuallyHidden>
  )
}
