import { describe, expect, it } from 'vitest'
import { chooseTimeframe } from './choose-timeframe.ts'

const morning = { id: 'morning' }
const evening = { id: 'evening' }

describe('chooseTimeframe', () => {
  it('keeps the slot the shopper wants', () => {
    expect(chooseTimeframe([morning, evening], 'evening')).toEqual({ timeframe: evening, notice: null })
  })

  it.each([null, 'noon'])('takes the first slot for %j', (wanted) => {
    expect(chooseTimeframe([morning, evening], wanted)).toEqual({ timeframe: morning, notice: null })
  })

  it('leaves it to the carrier when there is no slot to choose', () => {
    expect(chooseTimeframe([], 'evening')).toEqual({ timeframe: null, notice: null })
  })

  it('says that timeframes could not be loaded and that the first slot is used', () => {
    expect(chooseTimeframe(null, 'evening')).toEqual({ timeframe: null, notice: 'timeframes-unavailable' })
  })
})
