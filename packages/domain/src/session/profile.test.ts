import { describe, expect, it } from 'vitest'
import { anAddress } from '../addresses/testing.ts'
import { afterProfileUpdate, type Profile, profileChanges } from './profile.ts'

const home = { ...anAddress(), id: '1', customerId: '7' }
const profile: Profile = {
  email: 'zoe@example.nl',
  firstName: 'Zoë',
  lastName: 'Vries',
  groupId: 1,
  addresses: [home],
  children: [],
}

describe('profileChanges', () => {
  it.each<Partial<Profile>>([
    { firstName: 'Zo' },
    { lastName: 'Jansen' },
    { email: 'zo@example.nl' },
    { addresses: [] },
    { addresses: [{ ...home, number: '14' }] },
  ])('sends %j [ACC-04]', (change) => {
    expect(profileChanges(profile, { ...profile, ...change })).toEqual(change)
    expect(profileChanges(profile, change)).toEqual(change)
  })

  it('sends nothing a customer may not change [ACC-04]', () => {
    const greedy = { ...profile, firstName: 'Zo', groupId: 9, id: '8', websiteId: 2 }

    expect(profileChanges(profile, greedy)).toEqual({ firstName: 'Zo' })
  })

  it('sends nothing when nothing was changed [ACC-04]', () => {
    expect(profileChanges(profile, { ...profile, addresses: [{ ...home }] })).toEqual({})
    expect(profileChanges(profile, {})).toEqual({})
  })
})

describe('afterProfileUpdate', () => {
  it('confirms and stores the profile after code 200 [ACC-05]', () => {
    expect(afterProfileUpdate({ code: 200, profile })).toEqual([
      { do: 'store-profile', profile },
      { do: 'notify', message: 'profile-updated' },
    ])
  })

  it('keeps the old profile otherwise [ACC-05]', () => {
    expect(afterProfileUpdate({ code: 500, profile })).toEqual([])
    expect(afterProfileUpdate({ code: 200, profile: null })).toEqual([])
  })
})
