import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '@vonk/contract/calls'
import { useWholeDevice } from '#device/index.ts'
import { type TranslateAccount, useAccountTranslation } from '#i18n/index.ts'
import { loadPasskeyCode } from '../../account/index.ts'
import { useNotify } from '../../notifications/index.ts'
import { useProving } from '../proof/index.ts'

type Key = { readonly id: string; readonly name: string }

/** Adds, renames and removes keys; each answers in words why not. */
export function usePasskeys(onChange: () => void) {
  const t = useAccountTranslation()
  const notify = useNotify()
  const device = useWholeDevice()
  const { prove, askAgain } = useProving()

  function succeed(message: string): null {
    notify({ type: 'success', message, action1: { label: t('notification.ok') } })
    onChange()
    return null
  }

  return {
    async add(name: string, password: string): Promise<string | null> {
      const proved = await prove(password)
      if (!proved.ok) return proved.refusal
      const engine = await device.engine().catch(() => null)
      const code = await loadPasskeyCode().catch(() => null)
      const options = await engine?.api.call(beginPasskey, { proof: proved.value })
      if (refusalOf(options) === 'proof-needed') return askAgain()
      if (!engine || !code || !options?.isOk) return passkeyText(refusalOf(options), t)
      const made = await code.makePasskey(options.value)
      if (!made.ok) return passkeyText(made.refusal.code, t)
      const added = await engine.api.call(addPasskey, { name, credential: made.value })
      return added.isOk ? succeed(t('security.added', { name })) : passkeyText(refusalOf(added), t)
    },

    async rename({ id: passkeyId }: Key, name: string): Promise<string | null> {
      const engine = await device.engine().catch(() => null)
      const renamed = await engine?.api.call(renamePasskey, { passkeyId, name })
      return renamed?.isOk ? succeed(t('security.renamed', { name })) : passkeyText(refusalOf(renamed), t)
    },

    async remove({ id: passkeyId, name }: Key, password: string): Promise<string | null> {
      const proved = await prove(password)
      if (!proved.ok) return proved.refusal
      const engine = await device.engine().catch(() => null)
      const removed = await engine?.api.call(removePasskey, { passkeyId, proof: proved.value })
      if (refusalOf(removed) === 'proof-needed') return askAgain()
      // Gone is gone, whoever did it.
      if (removed?.isOk || refusalOf(removed) === 'passkey-not-found') return succeed(t('security.removed', { name }))
      return passkeyText(refusalOf(removed), t)
    },
  }
}

type Answer = { readonly isOk: boolean; readonly isUnreachable?: boolean; readonly refusal?: string | null }

const refusalOf = (answer: Answer | undefined): string | null =>
  answer === undefined || answer.isUnreachable ? 'unreachable' : (answer.refusal ?? null)

export function passkeyText(refusal: string | null, t: TranslateAccount): string {
  switch (refusal) {
    case 'canceled':
    case 'replaced':
      return t('passkey.canceled')
    case 'exists':
      return t('security.exists')
    case 'passkeys-full':
      return t('security.full')
    case 'passkey-challenge-invalid':
      return t('passkey.late')
    case 'too-many-attempts':
      return t('notice.too-many-attempts')
    case 'unreachable':
      return t('passkey.offline')
    default:
      return t('security.failed')
  }
}
