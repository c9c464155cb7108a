import { useCallback, useState } from 'react'

/** What was said last, for a live region; saying the same again is heard again. */
export function useSaid() {
  const [said, setSaid] = useState({ text: '', turn: 0 })
  const say = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), [])
  return { said, say }
}
