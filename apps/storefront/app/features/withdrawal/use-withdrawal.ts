import type { CallResult } from '@vonk/client'
import { beginWithdrawal, confirmWithdrawal } from '@vonk/contract/calls'
import { askShop } from '../../device/index.ts'
import { type TranslateAccount, useAccountTranslation, useDates } from '../../i18n/index.ts'
import { useShop } from '../stores/index.ts'

type Begun = CallResult<typeof beginWithdrawal>
export type OrderedLine = Begun['lines'][number]
export type BegunWithdrawal = Begun & { readonly email: string }
export type WithdrawalDone = CallResult<typeof confirmWithdrawal> & {
  readonly email: string
  readonly lines: readonly OrderedLine[]
}

type Told<Value> = { readonly value: Value } | { readonly problem: string }

/** The two calls of a withdrawal; what stands in their way is said in words. */
export function useWithdrawal() {
  const t = useAccountTranslation()
  const { formatMoment } = useDates()
  const { code: storeCode } = useShop().view
  const say = (refusal: WithdrawalRefusal | undefined) => ({ problem: withdrawalText(refusal, { t, formatMoment }) })
  return {
    async begin(order: { orderNumber: string; email: string }): Promise<Told<BegunWithdrawal>> {
      const answer = await askShop(beginWithdrawal, order, { storeCode })
      return answer?.ok ? { value: { ...answer.value, email: order.email } } : say(answer?.refusal)
    },

    /** `lines` with as many pieces of each as somebody withdraws from. */
    async confirm({ token, email }: BegunWithdrawal, lines: readonly OrderedLine[]): Promise<Told<WithdrawalDone>> {
      const pieces = lines.map(({ id, qty }) => ({ line: id, qty }))
      const answer = await askShop(confirmWithdrawal, { token, pieces }, { storeCode })
      return answer?.ok ? { value: { ...answer.value, email, lines } } : say(answer?.refusal)
    },
  }
}

type WithdrawalRefusal = { readonly code: string; readonly receivedAt?: unknown }
type Words = { readonly t: TranslateAccount; readonly formatMoment: (moment: Date) => string }

/** Whether the number or the address was wrong is not said: it would tell a stranger who bought something. */
export function withdrawalText(refusal: WithdrawalRefusal | undefined, { t, formatMoment }: Words): string {
  switch (refusal?.code) {
    case 'order-not-found':
    case 'nothing-to-withdraw':
    case 'withdrawal-period-over':
    case 'made-for-buyer':
      return t(`withdrawal.${refusal.code}`)
    case 'already-withdrawn':
      return t('withdrawal.already-withdrawn', { moment: formatMoment(new Date(String(refusal.receivedAt))) })
    case 'too-many-attempts':
      return t('notice.too-many-attempts')
    case 'withdrawal-not-begun':
    case 'pieces-not-there':
    case 'only-whole-order':
      return t('withdrawal.begin-again')
    default:
      return t('withdrawal.failed')
  }
}
