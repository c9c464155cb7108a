import { err, type Result } from '@vonk/domain/result'
import { useMemo } from 'react'
import type { Device } from '../device.ts'
import { useWholeDevice } from '../device-context.tsx'
import type { SessionEngine } from '../engine/index.ts'
import type { NewAccount, SessionRefused } from '../outcomes.ts'

export type SessionActions = {
  logIn(email: string, password: string): Promise<Result<true, SessionRefused>>
  /** Opens an account and logs in. */
  register(account: NewAccount): Promise<Result<true, SessionRefused>>
  logOut(options?: { readonly silent?: boolean }): Promise<void>
}

export function useSessionActions(): SessionActions {
  const device = useWholeDevice()
  return useMemo(() => createSessionActions(device), [device])
}

function createSessionActions(device: Device): SessionActions {
  async function ask(question: (session: SessionEngine) => Promise<Result<true, SessionRefused>>) {
    const engine = await device.engine().catch(() => null)
    return engine ? question(engine.session) : err({ code: 'unreachable', text: null })
  }
  return {
    logIn: (email, password) => ask((session) => session.logIn({ email, password })),
    register: (account) => ask((session) => session.register(account)),
    async logOut({ silent = false } = {}) {
      const engine = await device.engine()
      await engine.session.logOut({ isSilent: silent })
    },
  }
}
