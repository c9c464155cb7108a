const RATE_BYTES = 144
const DIGEST_BYTES = 28

/** Hex SHA3-224 of a text in UTF-8; synchronous, so that a hash can be taken wherever a cart is. */
export function sha3of224(text: string): string {
  const message = pad(new TextEncoder().encode(text))
  const words = new DataView(message.buffer)
  const state = new Int32Array(50)
  const sponge: Sponge = { state, parity: new Int32Array(10), moved: new Int32Array(50) }
  for (let offset = 0; offset < message.length; offset += RATE_BYTES) {
    for (let word = 0; word < RATE_BYTES / 4; word += 1) {
      state[word] = at(state, word) ^ words.getInt32(offset + word * 4, true)
    }
    permute(sponge)
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
type Sponge = { readonly state: Int32Array; readonly parity: Int32Array; readonly moved: Int32Array }

function permute(sponge: Sponge): void {
  const { state } = sponge
  for (let round = 0; round < ROUND_LOW.length; round += 1) {
    mixAndMove(sponge)
    combineRows(sponge)
    state[0] = at(state, 0) ^ at(ROUND_LOW, round)
    state[1] = at(state, 1) ^ at(ROUND_HIGH, round)
  }
}

/** Adds to each lane the parity of the columns beside it, rotates it and puts it in its new place. */
function mixAndMove({ state, parity, moved }: Sponge): void {
  for (let half = 0; half < 10; half += 1) {
    parity[half] =
      at(state, half) ^ at(state, half + 10) ^ at(state, half + 20) ^ at(state, half + 30) ^ at(state, half + 40)
  }
  for (let column = 0; column < 10; column += 2) {
    const left = (column + 8) % 10
    const right = (column + 2) % 10
    const rightLow = at(parity, right)
    const rightHigh = at(parity, right + 1)
    const mixLow = at(parity, left) ^ (rightLow << 1) ^ (rightHigh >>> 31)
    const mixHigh = at(parity, left + 1) ^ (rightHigh << 1) ^ (rightLow >>> 31)
    for (let lane = column; lane < 50; lane += 10) {
      const low = at(state, lane) ^ mixLow
      const high = at(state, lane + 1) ^ mixHigh
      const bits = at(MOVES, lane)
      const target = at(MOVES, lane + 1)
      // Shifted by 1 first: a shift by 32, for a lane that is not rotated, would be one by 0.
      moved[target] = (low << bits) | ((high >>> 1) >>> (31 - bits))
      moved[target ^ 1] = (high << bits) | ((low >>> 1) >>> (31 - bits))
    }
  }
}

function combineRows({ state, moved }: Sponge): void {
  for (let row = 0; row < 50; row += 10) {
    for (let half = row; half < row + 2; half += 1) {
      const a = at(moved, half)
      const b = at(moved, half + 2)
      const c = at(moved, half + 4)
      const d = at(moved, half + 6)
      const e = at(moved, half + 8)
      state[half] = a ^ (~b & c)
      state[half + 2] = b ^ (~c & d)
      state[half + 4] = c ^ (~d & e)
      state[half + 6] = d ^ (~e & a)
      state[half + 8] = e ^ (~a & b)
    }
  }
}

function hexOf(state: Int32Array): string {
  let hex = ''
  for (let byte = 0; byte < DIGEST_BYTES; byte += 1) {
    const value = (at(state, byte >> 2) >>> (8 * (byte & 3))) & 0xff
    hex += value.toString(16).padStart(2, '0')
  }
  return hex
}

function at(words: Int32Array, index: number): number {
  // Every index above lies inside its array; the cast spares a branch that no input could reach.
  return words[index] as number
}

const ROTATIONS = [
  ...[0, 1, 62, 28, 27],
  ...[36, 44, 6, 55, 20],
  ...[3, 10, 43, 25, 39],
  ...[41, 45, 15, 21, 8],
  ...[18, 2, 61, 56, 14],
]

// For each lane how far its halves rotate and where its low half goes; from 32 bits on the halves trade places.
const MOVES = Int32Array.from(
  ROTATIONS.flatMap((bits, lane) => {
    const x = lane % 5
    const y = (lane - x) / 5
    return [bits & 31, 2 * (y + 5 * ((2 * x + 3 * y) % 5)) + (bits >> 5)]
  }),
)

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
