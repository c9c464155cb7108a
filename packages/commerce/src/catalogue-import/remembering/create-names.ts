import { hash } from 'node:crypto'

/** Names, numbered from 0 in the order they came. */
export type Names = {
  /** The number of a name, a new one where it was not known. */
  add(name: string): number
  find(name: string): number | undefined
  has(name: string): boolean
}

/** Whole numbers of 32 bits that stand for a name: 96 bits of SHA-256, which no two names have been seen to share. */
const WORDS = 3
const CHUNK = 16_384
const SMALLEST = 1_024

/**
 * Remembers ten million names in 200 MB, however long they are, where a Set of strings would take a gigabyte and more:
 * each is kept as its fingerprint.
 */
export function createNames(): Names {
  const chunks: Uint32Array[] = []
  // The fingerprint of the name that is looked for.
  const print = new Uint32Array(WORDS)
  // The number of the name that lies there, and one more: nothing lies at 0.
  let slots = new Int32Array(SMALLEST)
  let size = 0

  function isPrintOf(number: number): boolean {
    const chunk = chunks[Math.floor(number / CHUNK)]
    const at = (number % CHUNK) * WORDS
    return chunk?.[at] === print[0] && chunk?.[at + 1] === print[1] && chunk?.[at + 2] === print[2]
  }

  /** Where the name lies, or would lie. */
  function findSlot(): number {
    let slot = (print[0] ?? 0) % slots.length
    for (;;) {
      const entry = slots[slot] ?? 0
      if (entry === 0 || isPrintOf(entry - 1)) return slot
      slot = (slot + 1) % slots.length
    }
  }

  function widen(): void {
    slots = new Int32Array(slots.length * 2)
    for (let number = 0; number < size; number += 1) {
      const at = (number % CHUNK) * WORDS
      const chunk = chunks[Math.floor(number / CHUNK)]
      for (let word = 0; word < WORDS; word += 1) print[word] = chunk?.[at + word] ?? 0
      slots[findSlot()] = number + 1
    }
  }

  function find(name: string): number | undefined {
    writeFingerprint(name, print)
    const entry = slots[findSlot()] ?? 0
    return entry === 0 ? undefined : entry - 1
  }

  return {
    find,
    has: (name) => find(name) !== undefined,
    add(name) {
      const number = find(name)
      if (number !== undefined) return number
      const at = size % CHUNK
      if (at === 0) chunks.push(new Uint32Array(CHUNK * WORDS))
      chunks.at(-1)?.set(print, at * WORDS)
      size += 1
      slots[findSlot()] = size
      if (size > slots.length * 0.6) widen()
      return size - 1
    },
  }
}

function writeFingerprint(name: string, words: Uint32Array): void {
  // As text: a Buffer for each name would take three times as long.
  const digest = hash('sha256', name, 'hex')
  for (let word = 0; word < WORDS; word += 1) words[word] = Number.parseInt(digest.slice(word * 8, word * 8 + 8), 16)
}
