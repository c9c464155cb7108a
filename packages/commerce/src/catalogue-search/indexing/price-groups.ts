import { FINAL_PRICE, groupPriceField } from './index-fields.ts'

/** The customer groups a view has prices for, and which of them every product in the index carries a price of. */
export class PriceGroups {
  private readonly met = new Set<number>()
  private carried: ReadonlySet<number> = new Set()
  private hasProducts = false
  private isBehind = false

  /** Some products were indexed before one of the groups was known. */
  get isIncomplete(): boolean {
    return this.isBehind
  }

  get all(): number[] {
    return [...this.met]
  }

  /** To be told before products are indexed that have prices for these. */
  meet(groups: Iterable<number>): void {
    const before = this.met.size
    for (const group of groups) this.met.add(group)
    if (this.met.size > before && this.hasProducts) this.isBehind = true
  }

  /** The groups every product in the index carries a price of. */
  get inIndex(): number[] {
    return [...this.carried]
  }

  /** The index was written by somebody else, with the prices of these groups. */
  adopt(groups: readonly number[]): void {
    for (const group of groups) this.met.add(group)
    this.carried = new Set(groups)
    this.hasProducts = true
  }

  noteIndexed(): void {
    this.hasProducts = true
  }

  /** All products are about to be indexed. */
  begin(): void {
    this.isBehind = false
  }

  /** All products have been indexed. */
  settle(): void {
    if (!this.isBehind) this.carried = new Set(this.met)
  }

  /** Where the index keeps what a group pays: with everybody's prices unless it has its own. */
  fieldFor(groupId: number | null): string {
    return groupId !== null && this.carried.has(groupId) ? groupPriceField(groupId) : FINAL_PRICE
  }
}
