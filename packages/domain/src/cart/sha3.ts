const RATE_BYTES = 144
const DIGEST_BYTES = 28

/** Hex SHA3-224 of a text in UTF-8; synchronous, so that a hash can be taken wherever a cart is. */
export function sha3of224(text: string): string {
  const message = pad(new TextEncoder().encode(text))
  const words = new DataView(message.buffer)
  const state = new Int32Array(50)
  const work: Work = { parity: new Int32Array(10), moved: new Int32Array(50) }
  for (let offset = 0; offset < message.length; offset += RATE_BYTES) {
    for (let word = 0; word < RATE_BYTES / 4; word += 1) {
      state[word] = at(state, word) ^ words.getInt32(offset + word * 4, true)
    }
    permute(state, work)
  }
  return hexOf(state)
}

function pad(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(bytes.length + RATE_BYTES - (bytes.length % RATE_BYTES))
  padded.set(bytes)
  const last = padded.length - 1
  padded[bytes.length] = 0x06
  padded[last] = last === bytes.length ? 0x86 : 0x80
  return padded
}

// Keccak-f[1600]. Lane n of the state is two halves: the low one at 2n, the high one at 2n + 1.
type Work = { readonly parity: Int32Array; readonly moved: Int32Array }

function permute(state: Int32Array, { parity, moved }: Work): void {
  for (let round = 0; round < ROUND_LOW.length; round += 1) {
    mixColumns(state, parity)
    rotateAndMove(state, moved)
    combineRows(state, moved)
    state[0] = at(state, 0) ^ at(ROUND_LOW, round)
    state[1] = at(state, 1) ^ at(ROUND_HIGH, round)
  }
}

function mixColumns(state: Int32Array, parity: Int32Array): void {
  for (let half = 0; half < 10; half += 1) {
    parity[half] =
      at(state, half) ^ at(state, half + 10) ^ at(state, half + 20) ^ at(state, half + 30) ^ at(state, half + 40)
  }
  for (let column = 0; column < 10; column += 2) {
    const left = (column + 8) % 10
    const right = (column + 2) % 10
    const low = at(parity, left) ^ rotated(at(parity, right), at(parity, right + 1), 1)
    const high = at(parity, left + 1) ^ rotated(at(parity, right + 1), at(parity, right), 1)
    for (let lane = column; lane < 50; lane += 10) {
      state[lane] = at(state, lane) ^ low
      state[lane + 1] = at(state, lane + 1) ^ high
    }
  }
}

function rotateAndMove(state: Int32Array, moved: Int32Array): void {
  for (let lane = 0; lane < 25; lane += 1) {
    const bits = at(ROTATIONS, lane)
    // From 32 bits on the halves trade places.
    const swap = bits >> 5
    const low = at(state, 2 * lane + swap)
    const high = at(state, 2 * lane + 1 - swap)
    const target = 2 * at(TARGETS, lane)
    moved[target] = rotated(low, high, bits & 31)
    moved[target + 1] = rotated(high, low, bits & 31)
  }
}

function combineRows(state: Int32Array, moved: Int32Array): void {
  for (let row = 0; row < 50; row += 10) {
    for (let half = 0; half < 10; half += 1) {
      const next = at(moved, row + ((half + 2) % 10))
      const afterNext = at(moved, row + ((half + 4) % 10))
      state[row + half] = at(moved, row + half) ^ (~next & afterNext)
    }
  }
}

/** One half of a lane rotated left by less than 32 bits; `other` is the half whose top bits come in. */
function rotated(half: number, other: number, bits: number): number {
  return bits === 0 ? half : (half << bits) | (other >>> (32 - bits))
}

function hexOf(state: Int32Array): string {
  let hex = ''
  for (let byte = 0; byte < DIGEST_BYTES; byte += 1) {
    const value = (at(state, byte >> 2) >>> (8 * (byte & 3))) & 0xff
    hex += value.toString(16).padStart(2, '0')
  }
  return hex
}

// Every index above lies inside its array; the cast spares a branch that no input could reach.
function at(words: Int32Array, index: number): number {
  return words[index] as number
}

const ROTATIONS = Int32Array.of(
  ...[0, 1, 62, 28, 27],
  ...[36, 44, 6, 55, 20],
  ...[3, 10, 43, 25, 39],
  ...[41, 45, 15, 21, 8],
  ...[18, 2, 61, 56, 14],
)

const TARGETS = Int32Array.from(ROTATIONS, (_, lane) => {
  const x = lane % 5
  const y = (lane - x) / 5
  return y + 5 * ((2 * x + 3 * y) % 5)
})

const ROUND_LOW = Int32Array.of(
  ...[0x00000001, 0x00008082, 0x0000808a, 0x80008000, 0x0000808b, 0x80000001, 0x80008081, 0x00008009],
  ...[0x0000008a, 0x00000088, 0x80008009, 0x8000000a, 0x8000808b, 0x0000008b, 0x00008089, 0x00008003],
  ...[0x00008002, 0x00000080, 0x0000800a, 0x8000000a, 0x80008081, 0x00008080, 0x80000001, 0x80008008],
)

const ROUND_HIGH = Int32Array.of(
  ...[0x00000000, 0x00000000, 0x80000000, 0x80000000, 0x00000000, 0x00000000, 0x80000000, 0x80000000],
  ...[0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x80000000, 0x80000000, 0x80000000],
  ...[0x80000000, 0x80000000, 0x00000000, 0x80000000, 0x80000000, 0x80000000, 0x00000000, 0x80000000],
)
