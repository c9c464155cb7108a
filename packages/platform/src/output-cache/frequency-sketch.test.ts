import { describe, expect, it } from 'vitest'
import { FrequencySketch } from './frequency-sketch.ts'

function ask(sketch: FrequencySketch, address: string, times: number): void {
  const cells = sketch.cellsOf(address)
  for (let time = 0; time < times; time += 1) sketch.count(cells)
}

const read = (sketch: FrequencySketch, address: string) => sketch.read(sketch.cellsOf(address))

describe('FrequencySketch', () => {
  it('counts how often each address was asked for, up to fifteen times', () => {
    const sketch = new FrequencySketch()
    ask(sketch, '/a', 3)
    ask(sketch, '/b', 40)

    expect(['/a', '/b', '/c'].map((address) => read(sketch, address))).toEqual([3, 15, 0])
  })

  it('forgets by halves what was asked for before', () => {
    const sketch = new FrequencySketch(100)
    ask(sketch, '/before', 15)
    ask(sketch, '/now', 84)
    expect(read(sketch, '/before')).toBe(15)

    ask(sketch, '/now', 1)
    expect(read(sketch, '/before')).toBe(7)
    ask(sketch, '/now', 300)
    expect(read(sketch, '/before')).toBe(0)
    expect(read(sketch, '/now')).toBeGreaterThanOrEqual(7)
  })

  it('takes few addresses that were asked for once for more than that, however many there are', () => {
    const sketch = new FrequencySketch()
    const cells = Array.from({ length: 60_000 }, (_, number) => sketch.cellsOf(`/made-up-${number}`))
    for (const each of cells) sketch.count(each)
    const counts = cells.map((each) => sketch.read(each))

    expect(Math.min(...counts)).toBe(1)
    expect(counts.filter((count) => count > 2).length).toBeLessThan(600)
  })
})
