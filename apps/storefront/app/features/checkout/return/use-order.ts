import { readOrderStatus } from '@vonk/contract/calls'
import { useEffect, useState } from 'react'
import { type StoredOrder, useCheckoutActions } from '#device/checkout/index.ts'
import { askShop, type SentOrder, useCart, useWholeDevice } from '#device/index.ts'
import { useIsOnline } from '#ui/use-is-online.ts'
import { longWait, type OrderState, orderStateOf, pauseBefore } from './order-state.ts'

export type FollowedOrder = {
  readonly state: OrderState
  readonly order: StoredOrder | null
  readonly orderNumber: string | null
  /** It takes longer than usual. */
  readonly isLong: boolean
  /** Asks at once. */
  ask(): void
  /** Sends an order that waits on the device. */
  send(): Promise<void>
  drop(): Promise<void>
}

type Followed = Pick<FollowedOrder, 'state' | 'order' | 'orderNumber'>

const loading: Followed = { state: 'loading', order: null, orderNumber: null }

/** Follows an order until it is decided: asked again and again while nobody knows, with growing pauses. */
export function useOrder(orderId: string | null): FollowedOrder {
  const { findOrder, followOrder, sendOrder, dropOrder } = useCheckoutActions()
  const { isLoaded } = useCart()
  const isOnline = useIsOnline()
  const [followed, setFollowed] = useState<Followed>(loading)
  const [attempt, setAttempt] = useState(0)
  const sent = useSentOrder(orderId)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an order that was sent meanwhile is looked at again.
  useEffect(() => {
    // The device has not been read yet.
    if (!isLoaded) return
    let isLeft = false
    async function look() {
      const found = await findFollowed(orderId, isOnline ? followOrder : findOrder)
      if (!isLeft) setFollowed(found)
    }
    const wait = setTimeout(() => void look(), attempt === 0 ? 0 : pauseBefore(attempt - 1))
    return () => {
      isLeft = true
      clearTimeout(wait)
    }
  }, [orderId, isLoaded, isOnline, attempt, sent, findOrder, followOrder])

  useEffect(() => {
    // Every answer that decides nothing leads to the next question.
    if (followed.state === 'checking') setAttempt((before) => before + 1)
  }, [followed])

  return {
    ...followed,
    state: followed.state === 'checking' && sent?.became === 'unpaid' ? 'unpaid' : followed.state,
    isLong: attempt > longWait,
    ask: () => setAttempt(0),
    async send() {
      const sent = orderId === null ? null : await sendOrder(orderId)
      if (!sent) return
      if (sent.after.go === 'to-bank') window.location.assign(sent.after.url)
      else setFollowed(toFollowed(sent.order))
    },
    async drop() {
      if (orderId !== null) await dropOrder(orderId)
    },
  }
}

/** What became of the order if the device sends it while this page is open. */
function useSentOrder(orderId: string | null): SentOrder | null {
  const device = useWholeDevice()
  const [sent, setSent] = useState<SentOrder | null>(null)
  useEffect(
    () =>
      device.listen((event) => {
        if (event.name === 'order-sent' && event.order.orderId === orderId) setSent(event.order)
      }),
    [device, orderId],
  )
  return sent
}

function toFollowed(order: StoredOrder): Followed {
  return { state: orderStateOf(order), order, orderNumber: order.orderNumber }
}

type Find = (orderId: string) => Promise<StoredOrder | null>

async function findFollowed(orderId: string | null, find: Find): Promise<Followed> {
  const order = orderId === null ? null : await find(orderId)
  return order ? toFollowed(order) : askElsewhere(orderId)
}

/** An order this device does not know, such as one placed in another browser: the shop may know its number. */
async function askElsewhere(orderId: string | null): Promise<Followed> {
  const answer = orderId === null ? null : await askShop(readOrderStatus, { order_id: orderId })
  const found = answer?.ok ? answer.value : null
  if (!found) return { state: 'unknown', order: null, orderNumber: null }
  return { state: 'elsewhere', order: null, orderNumber: found.orderNumber }
}
