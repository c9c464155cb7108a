import { WEIGHT_STEPS } from '../../text/text-weights.ts'
import { addBit, type Bitset, createBitset, hasBit } from '../sets/bitset.ts'
import type { WeightedSlots } from './weighted-slots.ts'

/** What a text finds, and what of it has every word. */
export type TextMatches = { readonly found: Bitset; readonly complete: Bitset }

/** Adds up, word by word, how well each document answers a search; kept between searches to spare the memory. */
export class Scoreboard {
  private scores = new Float32Array(0)
  private wordsFound = new Uint8Array(0)
  private touched = new Uint32Array(0)
  private touchedEnd = 0
  /** Of the place that is being counted: the documents that have the word there, and each one's best form of it. */
  private best = new Float32Array(0)
  private holders = new Uint32Array(0)
  private holdersEnd = 0
  /** Of the word that is being counted: the sum of its places. */
  private sums = new Float32Array(0)
  private having = new Uint32Array(0)
  private havingEnd = 0

  begin(capacity: number): void {
    for (const slot of this.touched.subarray(0, this.touchedEnd)) {
      this.scores[slot] = 0
      this.wordsFound[slot] = 0
    }
    this.touchedEnd = 0
    if (capacity <= this.scores.length) return
    this.scores = new Float32Array(capacity)
    this.wordsFound = new Uint8Array(capacity)
    this.touched = new Uint32Array(capacity)
    this.best = new Float32Array(capacity)
    this.holders = new Uint32Array(capacity)
    this.sums = new Float32Array(capacity)
    this.having = new Uint32Array(capacity)
  }

  /** The documents of one form of the word; the best form of a document counts. */
  addForm({ slots, weights, size }: WeightedSlots, likeness: number): void {
    const factor = likeness / WEIGHT_STEPS
    for (let place = 0; place < size; place += 1) this.offer(slots[place] ?? 0, (weights[place] ?? 0) * factor)
  }

  addSlots(slots: Iterable<number>, value: number): void {
    for (const slot of slots) this.offer(slot, value)
  }

  /** Ends a place: what a word is worth in the name, the category and elsewhere adds up. */
  closePlace(): void {
    for (let place = 0; place < this.holdersEnd; place += 1) {
      const slot = this.holders[place] ?? 0
      const sum = this.sums[slot] ?? 0
      if (sum === 0) {
        this.having[this.havingEnd] = slot
        this.havingEnd += 1
      }
      this.sums[slot] = sum + (this.best[slot] ?? 0)
      this.best[slot] = 0
    }
    this.holdersEnd = 0
  }

  /** Ends a word: a rare one says more than one that half of the catalogue has. A hint ranks, but finds nothing by itself. */
  closeWord({ weight, isHint, documents }: { weight: number; isHint: boolean; documents: number }): void {
    const rarity = Math.log1p(documents / Math.max(this.havingEnd, 1)) / Math.log1p(documents)
    for (let place = 0; place < this.havingEnd; place += 1) {
      const slot = this.having[place] ?? 0
      const score = this.scores[slot] ?? 0
      if (score === 0) {
        this.touched[this.touchedEnd] = slot
        this.touchedEnd += 1
      }
      this.scores[slot] = score + (this.sums[slot] ?? 0) * rarity * weight
      if (!isHint) this.wordsFound[slot] = (this.wordsFound[slot] ?? 0) + 1
      this.sums[slot] = 0
    }
    this.havingEnd = 0
  }

  /** What has enough of the words and a score worth showing; scores are then final. What has them all scores highest. */
  finish({ words, required, minScore }: { words: number; required: number; minScore: number }): TextMatches {
    const found = createBitset(this.scores.length)
    const complete = createBitset(this.scores.length)
    let bestIncomplete = 0
    for (let place = 0; place < this.touchedEnd; place += 1) {
      const slot = this.touched[place] ?? 0
      const count = this.wordsFound[slot] ?? 0
      const score = ((this.scores[slot] ?? 0) * count) / words
      this.scores[slot] = score
      if (count < required || score < minScore) continue
      addBit(found, slot)
      if (count >= words) addBit(complete, slot)
      else if (score > bestIncomplete) bestIncomplete = score
    }
    if (bestIncomplete > 0) this.raise(complete, bestIncomplete)
    return { found, complete }
  }

  private raise(slots: Bitset, by: number): void {
    for (let place = 0; place < this.touchedEnd; place += 1) {
      const slot = this.touched[place] ?? 0
      if (hasBit(slots, slot)) this.scores[slot] = (this.scores[slot] ?? 0) + by
    }
  }

  /** Valid until the next search begins. */
  scoreOf(slot: number): number {
    return this.scores[slot] ?? 0
  }

  private offer(slot: number, value: number): void {
    const before = this.best[slot] ?? 0
    if (before === 0) {
      this.holders[this.holdersEnd] = slot
      this.holdersEnd += 1
    }
    if (value > before) this.best[slot] = value
  }
}
