import { describe, expect, it } from 'vitest'
import { reaches, staffRoles } from './staff-roles.ts'

describe('reaches', () => {
  it('lets each role do what those before it may, and no more', () => {
    const table = staffRoles.map((role) => staffRoles.map((least) => reaches(role, least)))

    expect(table).toEqual([
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ])
  })
})
