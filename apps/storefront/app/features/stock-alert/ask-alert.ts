import type { CallInput } from '@vonk/client'
import { askStockAlert } from '@vonk/contract/calls'
import type { useWholeDevice } from '../../device/index.ts'

/** What has become of the question: the first three end it, the others stand beside the field. */
export type AskOutcome =
  | 'waiting'
  | 'unconfirmed'
  | 'product-in-stock'
  | 'email-invalid'
  | 'product-not-found'
  | 'too-many-alerts'
  | 'too-many-attempts'
  | 'offline'
  | 'failed'

/** How asking has ended, and whom the mail goes to. */
export type AlertAnswer = { readonly outcome: 'waiting' | 'unconfirmed' | 'product-in-stock'; readonly email: string }

type Device = Pick<ReturnType<typeof useWholeDevice>, 'engine'>

/** Asks in the name of who is logged in, where somebody is. */
export async function askAlert(device: Device, alert: CallInput<typeof askStockAlert>): Promise<AskOutcome> {
  // Without a network the engine may never have come.
  const engine = await device.engine().catch(() => null)
  const answer = await engine?.api.call(askStockAlert, alert)
  if (answer?.isOk) return answer.value.state
  if (!answer || answer.isUnreachable) return navigator.onLine ? 'failed' : 'offline'
  switch (answer.refusal) {
    case 'product-in-stock':
    case 'email-invalid':
    case 'product-not-found':
    case 'too-many-alerts':
    case 'too-many-attempts':
      return answer.refusal
    default:
      return 'failed'
  }
}
