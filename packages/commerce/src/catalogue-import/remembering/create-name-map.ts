import { createNames } from './create-names.ts'

export type NameMap = {
  get(name: string): number | undefined
  has(name: string): boolean
  set(name: string, value: number): void
}

/** Numbers by name, for as many names as a dump may hold. */
export function createNameMap(): NameMap {
  const names = createNames()
  const values: number[] = []
  return {
    has: names.has,
    get(name) {
      const number = names.find(name)
      return number === undefined ? undefined : values[number]
    },
    set(name, value) {
      values[names.add(name)] = value
    },
  }
}
