import { describe, expect, it } from 'vitest'
import { planGoingOnline } from './plan-going-online.ts'

const waiting = { orderId: 'a', isTransmitted: false }
const sent = { orderId: 'b', isTransmitted: true }
const always = [{ do: 'process-sync-queue' }, { do: 'reload-cart' }]
const storedOrders = [sent, waiting]
const automatic = { automaticTransmission: true }
const asking = { automaticTransmission: false }

describe('planGoingOnline', () => {
  it('processes the queue and reloads the cart [OFF-03]', () => {
    expect(planGoingOnline({ isThankYouPage: false, storedOrders: [] }, asking)).toEqual(always)
  })

  it('hands stored orders in where that is automatic, and on the thank-you page [ORD-19]', () => {
    const steps = [...always, { do: 'process-order-queue' }]

    expect(planGoingOnline({ isThankYouPage: false, storedOrders }, automatic)).toEqual(steps)
    expect(planGoingOnline({ isThankYouPage: true, storedOrders }, asking)).toEqual(steps)
  })

  it('otherwise asks about the orders that were not transmitted [ORD-20]', () => {
    expect(planGoingOnline({ isThankYouPage: false, storedOrders }, asking)).toEqual([
      ...always,
      { do: 'confirm-offline-orders', orders: [waiting] },
    ])
  })

  it('asks nothing when all of them were [ORD-20]', () => {
    expect(planGoingOnline({ isThankYouPage: false, storedOrders: [sent] }, asking)).toEqual(always)
  })
})
