import type { CallResult } from '@vonk/client'
import { beginWithdrawal, completeWithdrawal, confirmWithdrawal, openWithdrawal } from '@vonk/contract/calls'
import { askShop } from '../../device/index.ts'
import { type TranslateAccount, useAccountTranslation, useDates } from '../../i18n/index.ts'
import { useShop } from '../stores/index.ts'

/** Which order, as it was typed: whether there is such an order nobody is told here. */
export type Statement = { readonly orderNumber: string; readonly email: string }
export type BegunStatement = Statement & { readonly token: string }
export type ReceivedStatement = CallResult<typeof confirmWithdrawal>
export type OpenedWithdrawal = CallResult<typeof openWithdrawal>
export type OrderedLine = OpenedWithdrawal['lines'][number]
export type CompletedWithdrawal = CallResult<typeof completeWithdrawal> & { readonly lines: readonly OrderedLine[] }

/** `isFinal`: asking again would not help. */
export type Problem = { readonly problem: string; readonly isFinal: boolean }
type Told<Value> = { readonly value: Value } | Problem

/** The calls of a withdrawal; what stands in their way is said in words. */
export function useWithdrawal() {
  const t = useAccountTranslation()
  const { formatMoment } = useDates()
  const { code: storeCode } = useShop().view
  const say = (refusal: WithdrawalRefusal | undefined): Problem => ({
    problem: withdrawalText(refusal, { t, formatMoment }),
    isFinal: refusal !== undefined && ends.has(refusal.code),
  })
  return {
    async begin(statement: Statement): Promise<Told<BegunStatement>> {
      const answer = await askShop(beginWithdrawal, statement, { storeCode })
      return answer?.ok ? { value: { ...statement, token: answer.value.token } } : say(answer?.refusal)
    },

    async confirm({ token }: BegunStatement): Promise<Told<ReceivedStatement>> {
      const answer = await askShop(confirmWithdrawal, { token }, { storeCode })
      return answer?.ok ? { value: answer.value } : say(answer?.refusal)
    },

    /** `link` is the token of the mail. */
    async open(link: string): Promise<Told<OpenedWithdrawal>> {
      const answer = await askShop(openWithdrawal, { token: link }, { storeCode })
      return answer?.ok ? { value: answer.value } : say(answer?.refusal)
    },

    /** `lines` with as many pieces of each as somebody withdraws from. */
    async complete(link: string, lines: readonly OrderedLine[]): Promise<Told<CompletedWithdrawal>> {
      const pieces = lines.map(({ id, qty }) => ({ line: id, qty }))
      const answer = await askShop(completeWithdrawal, { token: link, pieces }, { storeCode })
      return answer?.ok ? { value: { ...answer.value, lines } } : say(answer?.refusal)
    },
  }
}

type WithdrawalRefusal = { readonly code: string; readonly receivedAt?: unknown }
type Words = { readonly t: TranslateAccount; readonly formatMoment: (moment: Date) => string }

const ends: ReadonlySet<string> = new Set([
  ...['link-unknown', 'link-expired', 'already-withdrawn'],
  ...['nothing-to-withdraw', 'withdrawal-period-over', 'made-for-buyer'],
])

export function withdrawalText(refusal: WithdrawalRefusal | undefined, { t, formatMoment }: Words): string {
  switch (refusal?.code) {
    case 'link-unknown':
    case 'link-expired':
    case 'nothing-to-withdraw':
    case 'withdrawal-period-over':
    case 'made-for-buyer':
      return t(`withdrawal.${refusal.code}`)
    case 'already-withdrawn':
      return t('withdrawal.already-withdrawn', { moment: formatMoment(new Date(String(refusal.receivedAt))) })
    case 'too-many-attempts':
      return t('notice.too-many-attempts')
    case 'withdrawal-not-begun':
      return t('withdrawal.begin-again')
    case 'pieces-not-there':
    case 'only-whole-order':
      return t('withdrawal.pieces-changed')
    default:
      return t('withdrawal.failed')
  }
}
