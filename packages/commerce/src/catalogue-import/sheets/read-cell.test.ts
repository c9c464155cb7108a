import { describe, expect, it } from 'vitest'
import { readCell } from './read-cell.ts'
import type { CellKind } from './sheet-columns.ts'

const read = (kind: CellKind, text: string) => {
  const value = readCell(kind, text)
  return value.ok ? value.value : { refusal: value.refusal }
}

describe('readCell', () => {
  it.each<[CellKind, string, unknown]>([
    ['price', '19,95', 19.95],
    ['price', '19.95', 19.95],
    ['price', '€ 1.299,00', 1299],
    ['price', '1,299.50', 1299.5],
    ['percent', '21%', 21],
    ['percent', '9', 9],
    ['stock', '12', 12],
    ['stock', 'Uncounted', 'uncounted'],
    ['date', '2026-12-01', '2026-12-01 00:00:00'],
    ['date', '1-12-2026', '2026-12-01 00:00:00'],
    ['date', '01.12.2026', '2026-12-01 00:00:00'],
    ['flag', 'ja', true],
    ['flag', 'No', false],
    ['number', '0,35', 0.35],
    ['paths', 'Girls > Dresses | New', [['Girls', 'Dresses'], ['New']]],
    ['pictures', 'dress.jpg|/a/b/back.jpg', ['/d/r/dress.jpg', '/a/b/back.jpg']],
    ['list', 'Last one | Organic', ['Last one', 'Organic']],
    ['price', '-', null],
  ])('reads as %s "%s"', (kind, text, value) => {
    expect(read(kind, text)).toEqual(value)
  })

  it.each<[CellKind, string]>([
    ['price', 'ask us'],
    ['price', '19,955'],
    ['price', '-5'],
    ['percent', '210'],
    ['stock', '1.5'],
    ['stock', 'many'],
    ['date', '31-02-2026'],
    ['date', 'soon'],
    ['flag', 'perhaps'],
    ['paths', 'Girls > > Dresses'],
    ['pictures', 'https://elsewhere.example/a.jpg'],
    ['pictures', '../../etc/passwd'],
  ])('refuses as %s "%s", and says so', (kind, text) => {
    expect(read(kind, text)).toEqual({ refusal: expect.stringContaining('"') })
  })
})
