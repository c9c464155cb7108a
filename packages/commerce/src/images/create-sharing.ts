export type Share<Value> = (key: string, start: () => Promise<Value>) => Promise<Value>

/** Whoever asks for something that is under way waits for the same outcome instead of starting it again. */
export function createSharing<Value>(): Share<Value> {
  const running = new Map<string, Promise<Value>>()
  return (key, start) => {
    const known = running.get(key)
    if (known) return known
    const started = start().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
