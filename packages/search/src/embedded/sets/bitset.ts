/** One bit per slot. Signed words: the engine keeps those as plain integers. A shorter set has zeros behind its end. */
export type Bitset = Int32Array

export function createBitset(slots: number): Bitset {
  return new Int32Array((slots + 31) >>> 5)
}

export function hasBit(bits: Bitset, slot: number): boolean {
  return ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0
}

export function addBit(bits: Bitset, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31))
}

export function removeBit(bits: Bitset, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31))
}

export function intersect(target: Bitset, other: Bitset): void {
  const shared = Math.min(target.length, other.length)
  for (let word = 0; word < shared; word += 1) target[word] = (target[word] ?? 0) & (other[word] ?? 0)
  target.fill(0, shared)
}

export function unite(target: Bitset, other: Bitset): void {
  const shared = Math.min(target.length, other.length)
  for (let word = 0; word < shared; word += 1) target[word] = (target[word] ?? 0) | (other[word] ?? 0)
}

export function subtract(target: Bitset, other: Bitset): void {
  const shared = Math.min(target.length, other.length)
  for (let word = 0; word < shared; word += 1) target[word] = (target[word] ?? 0) & ~(other[word] ?? 0)
}

export function countBits(bits: Bitset): number {
  let total = 0
  for (let word = 0; word < bits.length; word += 1) total += countOnes(bits[word] ?? 0)
  return total
}

/** How many slots two sets share: two words at a time, which share the last steps of counting. */
export function countShared(one: Bitset, other: Bitset): number {
  const shared = Math.min(one.length, other.length)
  let total = 0
  for (let word = 0; word < shared; word += 2) {
    // A word behind the end of an odd number of words counts as zero.
    const first = countPairs((one[word] ?? 0) & (other[word] ?? 0))
    const second = countPairs((one[word + 1] ?? 0) & (other[word + 1] ?? 0))
    const nibbles = countNibbles(first) + countNibbles(second)
    total += sumBytes((nibbles & 0x0f0f0f0f) + ((nibbles >>> 4) & 0x0f0f0f0f))
  }
  return total
}

/** Writes the slots of a set into `target`, in ascending order, and answers the part that was filled. */
export function writeSlots(bits: Bitset, target: Uint32Array): Uint32Array {
  let end = 0
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0
    while (rest !== 0) {
      const lowest = rest & -rest
      target[end] = (word << 5) + (31 - Math.clz32(lowest))
      end += 1
      rest ^= lowest
    }
  }
  return target.subarray(0, end)
}

function countOnes(word: number): number {
  const nibbles = countNibbles(countPairs(word))
  return sumBytes((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f)
}

/** The number of ones in every two bits. */
function countPairs(word: number): number {
  return word - ((word >>> 1) & 0x55555555)
}

/** From pairs to four bits. */
function countNibbles(pairs: number): number {
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
}

function sumBytes(bytes: number): number {
  return Math.imul(bytes, 0x01010101) >>> 24
}
