export { allocate } from './allocate.ts'
export type { Cents } from './cents.ts'
export { chargeable, type Ratio, roundHalfUp, timesRatio, wholeCents } from './cents.ts'
export { parseCents, toCents, toDecimal, toDecimalText } from './decimal.ts'
