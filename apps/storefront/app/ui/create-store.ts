import { useSyncExternalStore } from 'react'

/** State outside React, which components follow. It is created by a provider, never by a module. */
export type Store<State> = {
  read(): State
  set(next: State): void
  subscribe(onChange: () => void): () => void
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    set(next) {
      if (next === state) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type Selection<State, Part> = {
  select: (state: State) => Part
  /** What the server and the first frame see. */
  initial: State
}

/** A part of what a store holds; the component renders again when that part changes. */
export function useStore<State, Part>(
  store: Pick<Store<State>, 'read' | 'subscribe'>,
  { select, initial }: Selection<State, Part>,
): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.read()),
    () => select(initial),
  )
}
