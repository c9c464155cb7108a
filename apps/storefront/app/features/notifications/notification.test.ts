import { describe, expect, it } from 'vitest'
import {
  actionsOf,
  addNotification,
  isUrgent,
  type NotificationRequest,
  notificationType,
  notificationTypes,
  removeNotification,
  timeToLiveOf,
} from './notification.ts'

const aRequest = (overrides: Partial<NotificationRequest> = {}): NotificationRequest => ({
  type: 'success',
  message: 'Added to your bag',
  ...overrides,
})
const shown = (...requests: NotificationRequest[]) =>
  requests.reduce<ReturnType<typeof addNotification>>((list, request, id) => addNotification(list, request, id), [])

const only = (request: NotificationRequest) => {
  const [first] = shown(request)
  if (!first) throw new Error('Nothing was added')
  return first
}

describe('notificationType', () => {
  it('knows five types [UI-13]', () => {
    expect(notificationTypes).toEqual(['secondary', 'info', 'success', 'warning', 'danger'])
    for (const type of notificationTypes) expect(notificationType(type)).toBe(type)
  })

  it('takes an unknown type for a danger [UI-13]', () => {
    expect(notificationType('error')).toBe('danger')
    expect(only(aRequest({ type: 'oops' })).type).toBe('danger')
  })
})

describe('addNotification', () => {
  it('keeps everything it was told and gives it an id [UI-16]', () => {
    const request = aRequest({ action1: { label: 'OK' }, timeToLive: 900, hasNoTimeout: false })

    expect(addNotification([], request, 7)).toEqual([{ ...request, id: 7 }])
  })

  it('says the same only once in a row [UI-19]', () => {
    expect(shown(aRequest(), aRequest())).toHaveLength(1)
  })

  it('says it again after something else, or in another tone [UI-19]', () => {
    expect(shown(aRequest(), aRequest({ message: 'Something else' }), aRequest())).toHaveLength(3)
    expect(shown(aRequest(), aRequest({ type: 'info' }))).toHaveLength(2)
  })
})

describe('removeNotification', () => {
  it('takes away the one that was dismissed', () => {
    const list = shown(aRequest(), aRequest({ message: 'Other' }))

    expect(removeNotification(list, 0).map(({ message }) => message)).toEqual(['Other'])
  })
})

describe('timeToLiveOf', () => {
  it('is 5000 ms unless told otherwise [UI-17]', () => {
    expect(timeToLiveOf(only(aRequest()))).toBe(5000)
    expect(timeToLiveOf(only(aRequest({ timeToLive: 200 })))).toBe(200)
  })

  it('never ends where there is no timeout [UI-18]', () => {
    expect(timeToLiveOf(only(aRequest({ hasNoTimeout: true, timeToLive: 200 })))).toBeNull()
  })

  it('never ends for an error: it stays until it was read', () => {
    expect(timeToLiveOf(only(aRequest({ type: 'danger' })))).toBeNull()
  })
})

describe('isUrgent', () => {
  it('lets only warnings and dangers interrupt a screen reader', () => {
    expect(notificationTypes.filter((type) => isUrgent({ type }))).toEqual(['warning', 'danger'])
  })
})

describe('actionsOf', () => {
  it.each(['warning', 'danger'])('gives a %s an OK button where it has none of its own [UI-15]', (type) => {
    expect(actionsOf(only(aRequest({ type })), 'OK')).toEqual([{ label: 'OK' }])
    expect(actionsOf(only(aRequest({ type, action1: { label: 'Retry' } })), 'OK')).toEqual([{ label: 'Retry' }])
  })

  it('shows up to two buttons, in their order [UI-14]', () => {
    const both = aRequest({ action1: { label: 'To the bag' }, action2: { label: 'Go on' } })

    expect(actionsOf(only(both), 'OK').map(({ label }) => label)).toEqual(['To the bag', 'Go on'])
    expect(actionsOf(only(aRequest()), 'OK')).toEqual([])
  })
})
