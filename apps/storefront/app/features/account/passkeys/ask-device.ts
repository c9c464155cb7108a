import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { CallResult } from '@vonk/client'
import type { beginPasskey, beginPasskeyLogin } from '@vonk/contract/calls'
import { err, ok, type Result } from '@vonk/domain/result'

/** Why a device gave no key. `replaced` is nobody's fault: something else on the page has asked it meanwhile. */
export type DeviceRefusal = { readonly code: 'canceled' | 'replaced' | 'exists' | 'failed' }

export const isAbleToMakePasskeys = (): boolean => browserSupportsWebAuthn()

/** Whether the browser offers keys in a field, beside the addresses it knows. */
export const offersInField = (): Promise<boolean> => browserSupportsWebAuthnAutofill()

export const makePasskey = (optionsJSON: CallResult<typeof beginPasskey>) =>
  asked(() => startRegistration({ optionsJSON }))

export const signWithPasskey = (
  optionsJSON: CallResult<typeof beginPasskeyLogin>,
  { isInField }: { readonly isInField: boolean },
) => asked(() => startAuthentication({ optionsJSON, useBrowserAutofill: isInField }))

/** Nobody waits for the device any more. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony()

type Signals = { signalUnknownCredential?(told: { rpId: string; credentialId: string }): Promise<void> }

/** Browsers that listen offer a key no longer that the shop has forgotten. */
export async function tellForgotten(key: { readonly rpId: string; readonly credentialId: string }): Promise<void> {
  const signals: Signals = globalThis.PublicKeyCredential
  await signals.signalUnknownCredential?.(key).catch(() => {})
}

async function asked<Value>(ask: () => Promise<Value>): Promise<Result<Value, DeviceRefusal>> {
  try {
    return ok(await ask())
  } catch (error) {
    return err({ code: refusals[error instanceof Error ? error.name : ''] ?? 'failed' })
  }
}

/** The names are those of the standard. One that nobody answered in time is called like one that was declined. */
const refusals: Readonly<Record<string, DeviceRefusal['code']>> = {
  NotAllowedError: 'canceled',
  AbortError: 'replaced',
  InvalidStateError: 'exists',
}
