import { describe, expect, it } from 'vitest'
import { releaseState } from './release-state.ts'

const [early, late] = ['2026-12-01T08:00:00Z', '2026-12-02T08:00:00Z']
const open = { publishAt: null, publishRefusedAt: null, publishedAt: null }

describe('releaseState', () => {
  it.each([
    [open, { state: 'open', at: null }],
    [
      { ...open, publishAt: late },
      { state: 'scheduled', at: late },
    ],
    [
      { ...open, publishRefusedAt: early },
      { state: 'refused', at: early },
    ],
    [
      { ...open, publishAt: late, publishRefusedAt: early },
      { state: 'scheduled', at: late },
    ],
    [
      { ...open, publishedAt: late },
      { state: 'published', at: late },
    ],
  ])('of %j is %j', (release, state) => {
    expect(releaseState(release)).toEqual(state)
  })
})
