import type { CallInput } from '@vonk/client'
import { updateMe } from '@vonk/contract/calls'
import { afterProfileUpdate, type Profile } from '@vonk/domain/session'
import type { SyncTask } from '@vonk/domain/sync-tasks'
import type { EngineParts } from '../engine-parts.ts'
import { type ApiAnswer, answerTo, sentenceOf } from '../tasks/api-answer.ts'
import type { TaskQueue } from '../tasks/task-queue.ts'
import type { Transmitter } from '../tasks/transmitter.ts'
import { toProfile } from './load-profile.ts'

type Services = { readonly api: Transmitter; readonly tasks: TaskQueue }
type Customer = CallInput<typeof updateMe>['customer']

/** The name by which the queue knows whose answer it has. */
const profileUpdated = 'profile-updated'

/** Changes of the profile wait in the queue until the server has answered, however long there is no network. */
export function createProfileUpdates(parts: EngineParts, { api, tasks }: Services) {
  /** By task, for as long as somebody looks at the form. */
  const awaited = new Map<string, ApiAnswer | null>()

  function take(answer: ApiAnswer): void {
    const updated = answerTo(updateMe, answer)
    const profile = updated.isOk ? toProfile(updated.value) : null
    for (const step of afterProfileUpdate({ code: Number(answer.code), profile })) {
      if (step.do === 'store-profile') keep(step.profile)
      if (step.do === 'notify') parts.emit({ name: 'profile-updated' })
    }
  }

  /** Whoever has logged out meanwhile leaves nothing behind. */
  function keep(profile: Profile): void {
    parts.store.change((state) => {
      if (state.session.token === null) return state
      return { ...state, session: { ...state.session, profile } }
    })
  }

  return {
    /** An earlier change that the server has not heard of. The next would not know of it. */
    isWaiting: () => tasks.isWaiting(updateMe),

    /** The server's answer; null while there is none, and the change waits. */
    async update(customer: Customer): Promise<ApiAnswer | null> {
      const { id } = tasks.queue(updateMe, { customer }, { callbackEvent: profileUpdated })
      awaited.set(id, null)
      await tasks.process()
      const answer = awaited.get(id) ?? null
      awaited.delete(id)
      return answer
    },

    /** What wants a proof is asked for at once or not at all: no proof is ever stored on a device. */
    async updateNow(customer: Customer, proof: string): Promise<ApiAnswer> {
      const answer = await api.call(updateMe, { customer, proof })
      take(answer)
      return answer
    },

    onTask(event: string, answer: ApiAnswer, { id }: SyncTask): void {
      if (event !== profileUpdated) return
      take(answer)
      if (awaited.has(id)) awaited.set(id, answer)
      else if (answer.code !== 200) parts.emit({ name: 'notice', notice: refused(answer) })
    },
  }
}

/** Nobody looks at the form any more, so it is said aloud. */
function refused(answer: ApiAnswer) {
  const { refusal, facts } = answer
  const message = { code: 'server-refusal', refusal, facts, text: sentenceOf(answer) } as const
  return { type: 'error', message, actions: ['ok'] } as const
}
