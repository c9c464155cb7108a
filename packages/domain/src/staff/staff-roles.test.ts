import { describe, expect, it } from 'vitest'
import { reaches, staffRoles } from './staff-roles.ts'

describe('reaches', () => {
  it('lets everybody look, and keeps those who write and those who serve customers apart', () => {
    const table = staffRoles.map((role) => staffRoles.filter((least) => reaches(role, least)))

    expect(table).toEqual([
      ['viewer'],
      ['viewer', 'editor'],
      ['viewer', 'service'],
      ['viewer', 'editor', 'service', 'administrator'],
    ])
  })
})
