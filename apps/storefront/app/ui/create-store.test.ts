import { describe, expect, it } from 'vitest'
import { createStore } from './create-store.ts'

describe('createStore', () => {
  it('tells its followers of another state, until they stop', () => {
    const store = createStore({ count: 0 })
    const heard: number[] = []
    const stop = store.subscribe(() => heard.push(store.read().count))
    store.set({ count: 1 })
    stop()
    store.set({ count: 2 })

    expect(heard).toEqual([1])
    expect(store.read()).toEqual({ count: 2 })
  })

  it('says nothing when the state is the one it has', () => {
    const store = createStore('closed')
    let calls = 0
    store.subscribe(() => {
      calls += 1
    })
    store.set('closed')

    expect(calls).toBe(0)
  })
})
