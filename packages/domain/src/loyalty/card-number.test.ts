import { describe, expect, it } from 'vitest'
import { cardBars, cardNumberOf } from './card-number.ts'

describe('cardNumberOf', () => {
  it.each(['4006381333931', '9780201379624', '0000000000000', '2900000000025'])(
    'proves the number of %s as every shop does [LOY-01]',
    (number) => {
      expect(cardNumberOf(number.slice(0, 12))).toBe(number)
    },
  )
})

describe('cardBars', () => {
  it('draws the bars a scanner reads [LOY-01]', () => {
    // The example of the standard's own manual.
    expect(cardBars('4006381333931')).toBe(
      `101${'0001101'}${'0100111'}${'0101111'}${'0111101'}${'0001001'}${'0110011'}01010${'1000010'}${'1000010'}${'1000010'}${'1110100'}${'1000010'}${'1100110'}101`,
    )
  })

  it('is 95 modules wide and reads back as its number, whatever the first digit', () => {
    for (let first = 0; first < 10; first += 1) {
      const number = cardNumberOf(`${first}12345678901`.slice(0, 12))
      expect(readBars(cardBars(number) ?? '')).toBe(number)
    }
  })

  it.each(['', '123', '4006381333932', '400638133393a', '40063813339310'])('refuses %j', (number) => {
    expect(cardBars(number)).toBeNull()
  })
})

const leftDigits = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112']
const parities = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010']

/** Reads bars by their widths, as a scanner does: another way than the one they were drawn by. */
function readBars(bars: string): string {
  const widths = Array.from(bars.matchAll(/0+|1+/g), ([run]) => run.length).join('')
  const left = chunksOf(widths.slice(3, 27))
  const right = chunksOf(widths.slice(32, 56))
  const parity = left.map((digit) => (leftDigits.includes(digit) ? '0' : '1')).join('')
  const digits = left.map((digit) => leftDigits.indexOf(leftDigits.includes(digit) ? digit : mirrored(digit)))
  return [parities.indexOf(parity), ...digits, ...right.map((digit) => leftDigits.indexOf(digit))].join('')
}

function chunksOf(widths: string): string[] {
  return widths.match(/.{4}/g) ?? []
}

function mirrored(widths: string): string {
  return Array.from(widths).toReversed().join('')
}
