import { beginPasskeyLogin, mailProofLink, proveOwner } from '@vonk/contract/calls'
import { err, ok, type Result } from '@vonk/domain/result'
import { useWholeDevice } from '#device/index.ts'
import { type TranslateAccount, useAccountTranslation } from '#i18n/index.ts'
import { loadPasskeyCode } from '../../account/index.ts'
import { useHeldProof } from './proof-context.tsx'

type InWords = Result<string, string>

/** Shows the shop that the account is the customer's own; each answers in words why not. */
export function useProving() {
  const t = useAccountTranslation()
  const device = useWholeDevice()
  const { section, held, hold } = useHeldProof()

  async function send(given: object): Promise<InWords> {
    const engine = await device.engine().catch(() => null)
    const answer = await engine?.api.call(proveOwner, given)
    if (!answer?.isOk) return err(proofText(refusalOf(answer), t))
    hold({ kind: 'proof', token: answer.value.proof })
    return ok(answer.value.proof)
  }

  return {
    isHeld: held !== null,

    /** What the next call takes. The password counts where nothing is held. */
    async prove(password: string): Promise<InWords> {
      if (held?.kind === 'proof') return ok(held.token)
      if (held === null) return send({ password })
      const proved = await send({ link: held.token })
      if (!proved.ok) hold(null)
      return proved
    },

    async byPasskey(): Promise<string | null> {
      const engine = await device.engine().catch(() => null)
      const code = await loadPasskeyCode().catch(() => null)
      const options = await engine?.api.call(beginPasskeyLogin, {})
      if (!code || !options?.isOk) return proofText(refusalOf(options), t)
      const signed = await code.signWithPasskey(options.value, { isInField: false })
      if (!signed.ok) return proofText(signed.refusal.code, t)
      const proved = await send({ credential: signed.value })
      return proved.ok ? null : proved.refusal
    },

    async mailLink(): Promise<string | null> {
      const engine = await device.engine().catch(() => null)
      const mailed = await engine?.api.call(mailProofLink, { section })
      return mailed?.isOk ? null : proofText(refusalOf(mailed), t)
    },

    /** After a call has refused a proof that was good a while ago. */
    askAgain(): string {
      hold(null)
      return t('proof.late')
    },
  }
}

type Answer = { readonly isOk: boolean; readonly isUnreachable?: boolean; readonly refusal?: string | null }

const refusalOf = (answer: Answer | undefined): string | null =>
  answer === undefined || answer.isUnreachable ? 'unreachable' : (answer.refusal ?? null)

function proofText(refusal: string | null, t: TranslateAccount): string {
  switch (refusal) {
    case 'password-incorrect':
      return t('account.password.mismatch')
    case 'proof-refused':
      return t('proof.refused')
    case 'canceled':
    case 'replaced':
      return t('passkey.canceled')
    case 'passkey-challenge-invalid':
      return t('passkey.late')
    case 'too-many-attempts':
      return t('notice.too-many-attempts')
    default:
      return t('passkey.offline')
  }
}
