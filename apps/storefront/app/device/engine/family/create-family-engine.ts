import { addChild, deleteChild, modifyChild } from '@vonk/contract/calls'
import { type Child, type ChildFields, keepSelection, selectChild } from '@vonk/domain/family'
import { err, ok, type Result } from '@vonk/domain/result'
import type { StoreView } from '@vonk/domain/stores'
import type { EngineParts } from '../engine-parts.ts'
import type { ApiAnswer } from '../tasks/api-answer.ts'
import type { Transmitter } from '../tasks/transmitter.ts'
import { forgetChild } from './note-lines.ts'
import { toChild } from './to-child.ts'

/** `unreachable` when nobody answered; otherwise the server's word for why not. */
export type FamilyRefused = { readonly code: string }

type FamilyParts = Pick<EngineParts, 'store' | 'settings' | 'storage' | 'emit'>

type Answer<Value> = Promise<Result<Value, FamilyRefused>>

/** What a parent does with the children of the account. The server is asked first: it decides what is stored. */
export function createFamilyEngine(parts: FamilyParts, api: Transmitter) {
  const { store, settings } = parts
  /** Whoever has logged out meanwhile leaves nothing behind. */
  function keep(change: (children: readonly Child[]) => readonly Child[]): void {
    store.change((state) => {
      const { token, profile } = state.session
      if (token === null || profile === null) return state
      const children = change(profile.children)
      const family = { view: { hasFamilyAccount: true }, isLoggedIn: true, children }
      const selectedChild = keepSelection(family, state.session.selectedChild, settings)
      return { ...state, session: { ...state.session, profile: { ...profile, children }, selectedChild } }
    })
  }

  return {
    async add(child: ChildFields): Answer<Child> {
      const answer = await api.call(addChild, { child: { childCustomer: toWire(child) } })
      if (!answer.isOk) return refused(answer)
      const added = toChild(answer.value)
      keep((children) => [...children.filter(({ id }) => id !== added.id), added])
      return ok(added)
    },

    async change(id: string, child: ChildFields): Answer<Child> {
      const answer = await api.call(modifyChild, { id, child: { childCustomer: toWire(child) } })
      if (!answer.isOk) return refused(answer)
      const changed = toChild(answer.value)
      keep((children) => children.map((other) => (other.id === id ? changed : other)))
      return ok(changed)
    },

    /** A child that is not there any more is as good as deleted. */
    async remove(id: string): Answer<true> {
      const answer = await api.call(deleteChild, { id })
      if (!answer.isOk && answer.refusal !== 'child-unknown') return refused(answer)
      keep((children) => children.filter((child) => child.id !== id))
      forgetChild(parts, id)
      return ok(true)
    },

    /** For whom the shopper looks; null for nobody in particular. */
    select(id: string | null, view: Pick<StoreView, 'hasFamilyAccount'>): void {
      store.change((state) => {
        const { token, profile } = state.session
        const visitor = { view, isLoggedIn: token !== null, children: profile?.children ?? [] }
        const selected = id === null ? null : selectChild(visitor, id, settings)
        return { ...state, session: { ...state.session, selectedChild: selected?.ok ? selected.value : null } }
      })
    },
  }
}

function refused({ isUnreachable, refusal, code }: ApiAnswer) {
  return err({ code: isUnreachable ? 'unreachable' : (refusal ?? String(code)) })
}

function toWire({ firstName, birthMonth, heightCm, size }: ChildFields) {
  return { firstname: firstName, birth_month: birthMonth, height: heightCm, size }
}
