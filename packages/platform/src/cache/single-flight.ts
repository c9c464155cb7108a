export type SingleFlight<Value> = (key: string, start: () => Promise<Value>) => Promise<Value>

/** Whoever asks for something that is under way waits for the same outcome instead of starting it again. */
export function createSingleFlight<Value>(): SingleFlight<Value> {
  const running = new Map<string, Promise<Value>>()
  return (key, start) => {
    const shared = running.get(key)
    if (shared) return shared
    const started = start().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
