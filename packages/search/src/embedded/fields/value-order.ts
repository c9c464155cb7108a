/** The numbers of a field's values, lowest value first. Sorted when first asked for; later values are put in their place. */
export class ValueOrder {
  private readonly values: () => Float64Array
  private sorted: Uint32Array | null = null
  private end = 0

  /** `values` are by number, NaN where there is none to order by, and may be moved when there are more of them. */
  constructor(values: () => Float64Array) {
    this.values = values
  }

  /** To be read before the next change; `span` numbers have been given out so far. */
  ascending(span: number): Uint32Array {
    this.sorted ??= this.sortAll(span)
    return this.sorted.subarray(0, this.end)
  }

  /** A number has got its value. */
  add(number: number): void {
    if (!this.sorted || Number.isNaN(this.valueOf(number))) return
    if (this.end === this.sorted.length) this.sorted = lengthen(this.sorted)
    const place = this.placeOf(this.valueOf(number), this.sorted)
    this.sorted.copyWithin(place + 1, place, this.end)
    this.sorted[place] = number
    this.end += 1
  }

  /** A number is about to lose its value. */
  remove(number: number): void {
    if (!this.sorted || Number.isNaN(this.valueOf(number))) return
    const place = this.sorted.indexOf(number, this.placeOf(this.valueOf(number), this.sorted))
    this.sorted.copyWithin(place, place + 1, this.end)
    this.end -= 1
  }

  private sortAll(span: number): Uint32Array {
    const values = this.values()
    const numbers = Uint32Array.from({ length: span }, (_, number) => number)
    const sorted = numbers
      .filter((number) => !Number.isNaN(values[number] ?? Number.NaN))
      .sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
    this.end = sorted.length
    return sorted
  }

  /** The first place whose value is not below the given one. */
  private placeOf(value: number, sorted: Uint32Array): number {
    let [low, high] = [0, this.end]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.valueOf(sorted[middle] ?? 0) < value) low = middle + 1
      else high = middle
    }
    return low
  }

  private valueOf(number: number): number {
    return this.values()[number] ?? Number.NaN
  }
}

function lengthen(list: Uint32Array): Uint32Array {
  const longer = new Uint32Array(Math.max(list.length * 2, 16))
  longer.set(list)
  return longer
}
