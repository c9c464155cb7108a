type Flight<Value> = { readonly outcome: Promise<Value>; readonly unwanted: AbortController; waiting: number }

/** Whoever waits for something: their request is aborted when they hang up. */
export type Waiter = Pick<Request, 'signal'>

/** Whoever asks for something that is under way shares it. It is given up when the last of them has hung up. */
export function shareWhileWanted<Value>() {
  const flights = new Map<string, Flight<Value>>()

  function begin(key: string, start: (signal: AbortSignal) => Promise<Value>): Flight<Value> {
    const unwanted = new AbortController()
    const flight = { outcome: start(unwanted.signal), unwanted, waiting: 0 }
    flights.set(key, flight)
    return flight
  }

  function forget(key: string, flight: Flight<Value>): void {
    if (flights.get(key) === flight) flights.delete(key)
  }

  return async (key: string, { signal }: Waiter, start: (signal: AbortSignal) => Promise<Value>): Promise<Value> => {
    const flight = flights.get(key) ?? begin(key, start)
    flight.waiting += 1
    const leave = () => {
      flight.waiting -= 1
      if (flight.waiting > 0) return
      // Whoever comes now begins again: this one may end with nothing.
      forget(key, flight)
      flight.unwanted.abort()
    }
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave)
    try {
      return await flight.outcome
    } finally {
      signal.removeEventListener('abort', leave)
      forget(key, flight)
    }
  }
}
