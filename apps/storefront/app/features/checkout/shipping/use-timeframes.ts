import type { CallResult } from '@vonk/client'
import { listTimeframes } from '@vonk/contract/calls'
import { checkPostcode } from '@vonk/domain/forms'
import type { MethodReference } from '@vonk/domain/shipping'
import { useMemo } from 'react'
import { useAsk } from '../use-ask.ts'

/** A time at which it can be at the door, with the method that brings it then. */
export type Slot = {
  readonly id: string
  readonly date: string
  readonly from: string
  readonly to: string
  readonly isEvening: boolean
  readonly method: MethodReference
}

export type Timeframes = {
  readonly state: 'idle' | 'asking' | 'found' | 'unavailable'
  readonly slots: readonly Slot[]
}

type Where = {
  readonly isWanted: boolean
  readonly countryId: string
  readonly postcode: string
  readonly number: string
}

/** When an order placed now can be at this door. */
export function useTimeframes({ isWanted, countryId, postcode, number }: Where): Timeframes {
  const checked = checkPostcode(postcode, countryId)
  const isTyped = isWanted && checked.ok && number.trim() !== ''
  const question = isTyped ? { countryCode: countryId, postalCode: checked.value, streetNumber: number.trim() } : null
  const asked = useAsk(listTimeframes, question, { afterMs: 400 })
  return useMemo(() => {
    if (asked.state === 'answered') return { state: 'found', slots: asked.value.map(toSlot) }
    return { state: asked.state === 'failed' ? 'unavailable' : asked.state, slots: [] }
  }, [asked])
}

function toSlot(frame: CallResult<typeof listTimeframes>[number]): Slot {
  const { id, date, from, to, option, carrier_code: carrierCode, method_code: methodCode } = frame
  return { id, date, from, to, isEvening: option === 'evening', method: { carrierCode, methodCode } }
}

export type Day = { readonly date: string; readonly slots: readonly Slot[] }

/** The slots by day, in order. */
export function byDay(slots: readonly Slot[]): readonly Day[] {
  const dates = [...new Set(slots.map(({ date }) => date))]
  return dates.map((date) => ({ date, slots: slots.filter((slot) => slot.date === date) }))
}
