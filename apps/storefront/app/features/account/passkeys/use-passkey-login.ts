import { beginPasskeyLogin } from '@vonk/contract/calls'
import type { Result } from '@vonk/domain/result'
import { useEffect, useRef, useState } from 'react'
import { useWholeDevice } from '#device/index.ts'
import { offersInField, signWithPasskey, stopAsking, tellForgotten } from './ask-device.ts'

type Entered = Result<true, { readonly code: string }>

/** Does what follows a log-in on the page at hand. */
export type Enter = (ask: () => Promise<Entered>) => Promise<Entered>

type Way = { readonly isInField: boolean; readonly isWanted?: () => boolean }

export type LoginProblem =
  | 'passkey.canceled'
  | 'passkey.unknown'
  | 'passkey.late'
  | 'passkey.log-in-failed'
  | 'passkey.offline'
  | 'notice.too-many-attempts'

/** Less than the shop waits for an answer, so that the field never offers what is too late. */
const RENEWED_AFTER_MS = 4 * 60_000

/** Logs in with a key of the device: by the button, or by a key that the browser offers in the field for the address. */
export function usePasskeyLogin(enter: Enter) {
  const device = useWholeDevice()
  const [problem, setProblem] = useState<LoginProblem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [round, setRound] = useState(1)
  const latest = useRef(enter)
  latest.current = enter
  /** The button has the device's attention. */
  const isAsking = useRef(false)

  async function logIn({ isInField, isWanted = () => true }: Way): Promise<LoginProblem | null> {
    const engine = await device.engine().catch(() => null)
    const options = await engine?.api.call(beginPasskeyLogin, {})
    if (!engine || !options?.isOk) return problemOf(options?.isUnreachable === false ? options.refusal : 'unreachable')
    if (!isWanted()) return null
    const signed = await signWithPasskey(options.value, { isInField })
    if (!signed.ok) return problemOf(signed.refusal.code)
    const { value: credential } = signed
    const entered = await latest.current(() => engine.session.logInWithPasskey(credential))
    return entered.ok ? null : afterRefusal(entered.refusal.code, { rpId: options.value.rpId, credential })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is asked again in every round, and only then.
  useEffect(() => {
    let isWanted = true
    async function offer() {
      if (!(await offersInField()) || !isWanted) return
      const found = await logIn({ isInField: true, isWanted: () => isWanted && !isAsking.current })
      // Nobody has asked for it: that it was left alone is no news.
      if (isWanted && found && !unasked.includes(found)) setProblem(found)
    }
    offer().catch(() => {})
    const renewal = setTimeout(() => setRound((before) => before + 1), RENEWED_AFTER_MS)
    return () => {
      isWanted = false
      clearTimeout(renewal)
      stopAsking()
    }
  }, [round])

  return {
    problem,
    isBusy,
    async logIn() {
      isAsking.current = true
      setIsBusy(true)
      setProblem(null)
      const found = await logIn({ isInField: false })
      isAsking.current = false
      setProblem(found)
      setIsBusy(false)
      if (found) setRound((before) => before + 1)
    },
  }
}

type ShownKey = {
  readonly rpId: string
  readonly credential: { readonly id: string; readonly response: { readonly userHandle?: string } }
}

async function afterRefusal(code: string, { rpId, credential: { id, response } }: ShownKey) {
  if (code === 'passkey-unknown' && isCustomers(response.userHandle)) await tellForgotten({ rpId, credentialId: id })
  return problemOf(code)
}

/** Keys of the shop's staff live at the same host, with a longer handle: the shop has not forgotten those. */
export function isCustomers(userHandle = ''): boolean {
  return userHandle.length === 43
}

const unasked: readonly LoginProblem[] = ['passkey.canceled', 'passkey.offline', 'notice.too-many-attempts']

/** Null where there is nothing to say. */
export function problemOf(code: string | null): LoginProblem | null {
  switch (code) {
    case 'replaced':
      return null
    case 'canceled':
      return 'passkey.canceled'
    case 'passkey-unknown':
      return 'passkey.unknown'
    case 'passkey-challenge-invalid':
      return 'passkey.late'
    case 'too-many-attempts':
      return 'notice.too-many-attempts'
    case 'unreachable':
      return 'passkey.offline'
    default:
      return 'passkey.log-in-failed'
  }
}
