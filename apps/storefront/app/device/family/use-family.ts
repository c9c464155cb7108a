import type { Child, ChildFields } from '@vonk/domain/family'
import { err, type Result } from '@vonk/domain/result'
import type { StoreView } from '@vonk/domain/stores'
import { useMemo } from 'react'
import type { Device } from '../device.ts'
import { useDevice, useWholeDevice } from '../device-context.tsx'
import type { Engine } from '../engine/index.ts'
import { useVisitor } from '../session/use-visitor.ts'

export type FamilyActions = ReturnType<typeof createFamilyActions>

const none: readonly Child[] = []

/** The children of the customer, the one the shopper looks for, and what can be done with them. */
export function useFamily(view: Pick<StoreView, 'hasFamilyAccount'>) {
  const device = useWholeDevice()
  const children = useDevice(({ session }) => session.profile?.children ?? none)
  const visitor = useVisitor()
  const actions = useMemo(() => createFamilyActions(device, view), [device, view])
  return { ...visitor, children, actions }
}

function createFamilyActions({ engine }: Device, view: Pick<StoreView, 'hasFamilyAccount'>) {
  type Family = Engine['family']
  async function ask<Value>(question: (family: Family) => Promise<Result<Value, { readonly code: string }>>) {
    const loaded = await engine().catch(() => null)
    return loaded ? question(loaded.family) : err({ code: 'unreachable' })
  }
  return {
    add: (child: ChildFields) => ask((family) => family.add(child)),
    change: (id: string, child: ChildFields) => ask((family) => family.change(id, child)),
    remove: (id: string) => ask((family) => family.remove(id)),
    async select(id: string | null): Promise<void> {
      const loaded = await engine().catch(() => null)
      loaded?.family.select(id, view)
    },
  }
}
