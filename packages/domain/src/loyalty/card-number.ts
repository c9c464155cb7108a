/** Adds the digit that proves the others, as on every EAN-13; `digits` are the first twelve. */
export function cardNumberOf(digits: string): string {
  const sum = Array.from(digits, (digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 3))
  const rest = sum.reduce((one, other) => one + other, 0) % 10
  return `${digits}${(10 - rest) % 10}`
}

/** The modules of each digit as the left half writes it; the right half writes the opposite. */
const odd = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')

const opposite = odd.map((modules) => Array.from(modules, (module) => (module === '0' ? '1' : '0')).join(''))

/** The right half's writing, mirrored. */
const even = opposite.map((modules) => Array.from(modules).toReversed().join(''))

/** How the six digits of the left half are written, odd or even: that tells the first digit. */
const parities = 'OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO'.split(' ')

const edge = '101'
const middle = '01010'

/** The bars of a card: 95 modules, 1 for a dark one; null for a number that a scanner would not take. */
export function cardBars(number: string): string | null {
  if (!/^\d{13}$/.test(number) || cardNumberOf(number.slice(0, 12)) !== number) return null
  const [first = 0, ...digits] = Array.from(number, Number)
  const left = digits.slice(0, 6).map((digit, place) => (parities[first]?.[place] === 'O' ? odd[digit] : even[digit]))
  const right = digits.slice(6).map((digit) => opposite[digit])
  return [edge, ...left, middle, ...right, edge].join('')
}
