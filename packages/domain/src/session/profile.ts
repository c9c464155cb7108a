import type { BookAddress } from '../addresses/index.ts'
import type { Child } from '../family/index.ts'
import type { AddressFields } from '../forms/index.ts'

export type ProfileAddress = AddressFields & BookAddress

export type Profile = {
  /** Missing in what a device has kept since before it was asked for. */
  readonly customerId?: string | undefined
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly groupId: number | null
  readonly addresses: readonly ProfileAddress[]
  readonly children: readonly Child[]
}

const changeable = ['firstName', 'lastName', 'email', 'addresses'] as const

export type ProfileChanges = Partial<Pick<Profile, (typeof changeable)[number]>>

/** Of all that was sent, what a customer may change and did change. */
export function profileChanges(profile: Profile, wanted: Partial<Profile>): ProfileChanges {
  const changed = changeable.filter((field) => field in wanted && !isEqual(profile[field], wanted[field]))
  return Object.fromEntries(changed.map((field) => [field, wanted[field]]))
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

export type ProfileAnswer = { readonly code: number; readonly profile: Profile | null }

export type ProfileStep =
  | { readonly do: 'store-profile'; readonly profile: Profile }
  | { readonly do: 'notify'; readonly message: 'profile-updated' }

/** A profile is stored and confirmed when the server has taken it; what else it says is shown by the sync layer. */
export function afterProfileUpdate({ code, profile }: ProfileAnswer): readonly ProfileStep[] {
  if (code !== 200 || profile === null) return []
  return [
    { do: 'store-profile', profile },
    { do: 'notify', message: 'profile-updated' },
  ]
}
