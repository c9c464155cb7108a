/**
 * Asks for many keys at once: whoever asks while an answer is under way is answered together with all others who do. A question
 * is always sent after it was asked, so that what is found is never older than the question.
 */
export function batch<Key, Found>(
  ask: (keys: readonly Key[]) => Promise<Found>,
): (keys: readonly Key[]) => Promise<Found> {
  let waiting: { readonly keys: Set<Key>; readonly answer: PromiseWithResolvers<Found> } | null = null
  let isAsking = false

  async function askOn(): Promise<void> {
    isAsking = true
    while (waiting) {
      const { keys, answer } = waiting
      waiting = null
      await ask([...keys]).then(answer.resolve, answer.reject)
    }
    isAsking = false
  }

  return (keys) => {
    waiting ??= { keys: new Set(), answer: Promise.withResolvers() }
    for (const key of keys) waiting.keys.add(key)
    const { promise } = waiting.answer
    if (!isAsking) void askOn()
    return promise
  }
}
