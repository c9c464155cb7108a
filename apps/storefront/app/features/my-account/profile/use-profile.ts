import type { CallInput } from '@vonk/client'
import { updateMe } from '@vonk/contract/calls'
import { afterProfileUpdate, type Profile, type ProfileChanges, profileChanges } from '@vonk/domain/session'
import { useWholeDevice } from '../../../device/index.ts'
import { type TranslateAccount, useAccountTranslation } from '../../../i18n/index.ts'
import { useNotify } from '../../notifications/index.ts'
import { useCustomer } from '../use-customer.ts'

/** Changes the profile; answers in words why not, null when it was taken. */
export function useProfile() {
  const t = useAccountTranslation()
  const notify = useNotify()
  const device = useWholeDevice()
  const { profile } = useCustomer()

  function take(changed: Profile) {
    for (const step of afterProfileUpdate({ code: 200, profile: changed })) {
      if (step.do === 'notify') notify({ type: 'success', message: t('account.profile.saved'), action1: ok(t) })
      if (step.do !== 'store-profile') continue
      device.store.change((state) => {
        // Whoever has logged out meanwhile leaves nothing behind.
        if (state.session.token === null) return state
        return { ...state, session: { ...state.session, profile: step.profile } }
      })
    }
  }

  async function save(wanted: Partial<Profile>): Promise<string | null> {
    const changes = profile ? profileChanges(profile, wanted) : wanted
    if (Object.keys(changes).length === 0) return t('account.profile.nothing')
    const engine = await device.engine().catch(() => null)
    const answer = await engine?.api.call(updateMe, { customer: toCustomer(changes) })
    if (!engine || !answer?.isOk) return profileText(answer?.isUnreachable === false ? answer.refusal : null, t)
    if (profile) take({ ...profile, ...changes })
    // A new address has its id from the server.
    await engine.session.start()
    return null
  }

  return { profile, save }
}

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
