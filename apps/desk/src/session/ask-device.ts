import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { CallResult } from '@vonk/client'
import type { beginStaffLogIn, beginStaffPasskey } from '@vonk/contract/calls'
import { err, ok, type Result } from '@vonk/domain/result'

type DeviceRefusal = { readonly code: 'device-declined' | 'device-has-key' | 'device-failed' }

export const isAbleToMakePasskeys = (): boolean => browserSupportsWebAuthn()

export const makePasskey = (optionsJSON: CallResult<typeof beginStaffPasskey>) =>
  asked(() => startRegistration({ optionsJSON }))

export const signWithPasskey = (optionsJSON: CallResult<typeof beginStaffLogIn>) =>
  asked(() => startAuthentication({ optionsJSON }))

async function asked<Value>(ask: () => Promise<Value>): Promise<Result<Value, DeviceRefusal>> {
  try {
    return ok(await ask())
  } catch (error) {
    return err({ code: refusals[error instanceof Error ? error.name : ''] ?? 'device-failed' })
  }
}

/** The names are those of the standard. One that nobody answered in time is called like one that was declined. */
const refusals: Readonly<Record<string, DeviceRefusal['code']>> = {
  NotAllowedError: 'device-declined',
  AbortError: 'device-declined',
  InvalidStateError: 'device-has-key',
}
