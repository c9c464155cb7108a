export type TaskPayload = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** A call that is stored before it is made, so that it survives being offline. Its id also keeps a replay from acting twice. */
export type SyncTask = {
  readonly id: string
  /** May hold {{token}} and {{cartId}}. */
  readonly url: string
  readonly payload: TaskPayload
  readonly callbackEvent: string | null
  readonly isSilent: boolean
  readonly isResultCacheable: boolean
  readonly createdAt: number
  readonly updatedAt: number
  readonly isTransmitted: boolean
  readonly transmittedAt: number | null
  readonly code: number | string | null
  readonly resultCode: number | string | null
  readonly result: unknown
  readonly meta: unknown
  readonly isAcknowledged: boolean
}

export type NewTask = Pick<SyncTask, 'id' | 'url' | 'payload'> &
  Partial<Pick<SyncTask, 'callbackEvent' | 'isSilent' | 'isResultCacheable'>> & { readonly now: number }

export function createTask({ now, ...task }: NewTask): SyncTask {
  return {
    callbackEvent: null,
    isSilent: false,
    isResultCacheable: false,
    ...task,
    createdAt: now,
    updatedAt: now,
    isTransmitted: false,
    transmittedAt: null,
    code: null,
    resultCode: null,
    result: null,
    meta: null,
    isAcknowledged: false,
  }
}
