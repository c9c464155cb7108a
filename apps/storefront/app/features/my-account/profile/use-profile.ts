import type { CallInput } from '@vonk/client'
import type { updateMe } from '@vonk/contract/calls'
import { type Profile, type ProfileChanges, profileChanges } from '@vonk/domain/session'
import { useEffect } from 'react'
import { useWholeDevice } from '#device/index.ts'
import { type TranslateAccount, useAccountTranslation } from '#i18n/index.ts'
import { useNotify } from '../../notifications/index.ts'
import { useProving } from '../proof/index.ts'
import { useCustomer } from '../use-customer.ts'

/** Changes the profile; answers in words why not, null when it was taken or waits for the network. */
export function useProfile() {
  const t = useAccountTranslation()
  const notify = useNotify()
  const device = useWholeDevice()
  const { profile } = useCustomer()
  const { askAgain } = useProving()

  // The answer may come long after the form was sent, when the network is back.
  useEffect(
    () =>
      device.listen((event) => {
        if (event.name !== 'profile-updated') return
        notify({ type: 'success', message: t('account.profile.saved'), action1: ok(t) })
      }),
    [device, notify, t],
  )

  async function save(wanted: Partial<Profile>, proof = ''): Promise<string | null> {
    const changes = profile ? profileChanges(profile, wanted) : wanted
    if (Object.keys(changes).length === 0) return t('account.profile.nothing')
    const engine = await device.engine().catch(() => null)
    if (!engine) return profileText(null, t)
    return changes.email === undefined ? queue(engine.profile, changes) : send(engine.profile, changes, proof)
  }

  /** Another mail address is another way into the account. */
  async function send(updates: ProfileUpdates, changes: ProfileChanges, proof: string) {
    if (!device.isOnline()) return t('account.profile.email-offline')
    const answer = await updates.updateNow(toCustomer(changes), proof)
    if (answer.code !== 200 && answer.refusal === 'proof-needed') return askAgain()
    return answer.code === 200 ? null : profileText(answer.isUnreachable ? null : answer.refusal, t)
  }

  async function queue(updates: ProfileUpdates, changes: ProfileChanges): Promise<string | null> {
    if (updates.isWaiting()) return t('account.profile.still-waiting')
    const answer = await updates.update(toCustomer(changes))
    if (answer && answer.code !== 200) return profileText(answer.refusal, t)
    if (!answer) notify({ type: 'warning', message: t('account.profile.waiting'), action1: ok(t) })
    return null
  }

  return { profile, save }
}

type ProfileUpdates = Awaited<ReturnType<ReturnType<typeof useWholeDevice>['engine']>>['profile']

const ok = (t: TranslateAccount) => ({ label: t('notification.ok') })

type CustomerInput = CallInput<typeof updateMe>['customer']

/** The profile in the words of the API. The shop's last name has the middle name in it. */
export function toCustomer({ email, firstName, lastName, addresses }: ProfileChanges): CustomerInput {
  return {
    ...(email !== undefined && { email }),
    ...(firstName !== undefined && { firstname: firstName }),
    ...(lastName !== undefined && { lastname: lastName, middlename: null }),
    ...(addresses && {
      addresses: addresses.map((address) => ({
        ...(address.id !== null && { id: address.id, customer_id: address.customerId }),
        firstname: address.firstName,
        lastname: address.lastName,
        street: [address.street, address.number, address.affix],
        postcode: address.postcode,
        city: address.city,
        country_id: address.countryId,
        telephone: address.phone,
      })),
    }),
  }
}

export function profileText(refusal: string | null, t: TranslateAccount): string {
  switch (refusal) {
    case 'email-taken':
      return t('register.email-taken')
    case 'email-invalid':
      return t('form.email-invalid')
    case 'address-invalid':
      return t('account.profile.address-invalid')
    case 'too-many-attempts':
      return t('notice.too-many-attempts')
    default:
      return t('account.profile.failed')
  }
}
