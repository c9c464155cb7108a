import { emptyCheckout } from '@vonk/domain/checkout'
import { aCheckout } from '@vonk/domain/checkout/testing'
import { defaultSettings } from '@vonk/domain/settings'
import { describe, expect, it } from 'vitest'
import { createMemoryBrowser } from '../testing/memory-browser.ts'
import { isCheckoutLeft } from './checkout-activity.ts'
import { createCheckoutStore } from './checkout-store.ts'

const { personalDetails, shippingDetails, paymentDetails } = aCheckout()
const placeAddress = { street: 'Rokin', number: '7', postcode: '1012 KW', city: 'Amsterdam', countryId: 'NL' }

function inBrowser() {
  const browser = createMemoryBrowser()
  let time = 1000
  const openTab = () => {
    const store = createCheckoutStore({ storage: browser.openStorage(), now: () => time })
    store.open()
    return store
  }
  const passMs = (ms: number) => {
    time += ms
  }
  return { browser, openTab, passMs, now: () => time }
}

const elsewhere = () => new Promise((resolve) => setImmediate(resolve))

describe('createCheckoutStore', () => {
  it('finds again after a reload what was typed and chosen [CHK-01] [CHK-02] [CHK-03] [CHK-10] [CHK-11]', () => {
    const { openTab } = inBrowser()
    openTab().change(() => ({
      personalDetails,
      shippingDetails: {
        ...shippingDetails,
        place: { kind: 'service-point', id: 'p1' },
        placeAddress,
        timeframeId: 't1',
      },
      paymentDetails: { ...paymentDetails, company: 'Vries BV' },
      shippingAddressId: '7',
      billingAddressId: '8',
      useAlternateShipping: true,
      useDefaultAlternateShipping: true,
    }))

    expect(openTab().read()).toEqual({
      ...emptyCheckout,
      personalDetails,
      shippingDetails: {
        ...shippingDetails,
        place: { kind: 'service-point', id: 'p1' },
        placeAddress,
        timeframeId: 't1',
      },
      paymentDetails: { ...paymentDetails, company: 'Vries BV' },
      shippingAddressId: '7',
      billingAddressId: '8',
      useAlternateShipping: true,
      useDefaultAlternateShipping: true,
      modifiedAt: 1000,
    })
  })

  it('never writes a password anywhere, and keeps it in the tab it was typed in [ORD-08]', async () => {
    const { browser, openTab } = inBrowser()
    const tab = openTab()
    tab.change(() => ({ personalDetails: { ...personalDetails, password: 'Secret-123', createAccount: true } }))
    openTab().change(({ personalDetails: theirs }) => ({ personalDetails: { ...theirs, lastName: 'Bakker' } }))
    await elsewhere()

    expect([...browser.texts.values()].join()).not.toContain('Secret-123')
    expect(tab.read().personalDetails).toMatchObject({
      lastName: 'Bakker',
      password: 'Secret-123',
      createAccount: true,
    })
  })

  it('shows in a second tab what is typed in the first', async () => {
    const { openTab } = inBrowser()
    const [one, other] = [openTab(), openTab()]
    one.change(() => ({ shippingDetails }))
    await elsewhere()

    expect(other.read().shippingDetails).toEqual(shippingDetails)
  })

  it('lets two tabs fill in different sections', async () => {
    const { openTab } = inBrowser()
    const [one, other] = [openTab(), openTab()]
    one.change(() => ({ shippingDetails }))
    other.change(() => ({ paymentDetails }))
    await elsewhere()

    expect(openTab().read()).toMatchObject({ shippingDetails, paymentDetails })
  })

  it('reads what somebody else has written there as far as it makes sense', () => {
    const { browser, openTab } = inBrowser()
    browser.texts.set('shop/checkout/personal-details', '{"firstName":7,"lastName":"Vries","password":"x"}')
    browser.texts.set('shop/checkout/shipping-details', 'no json')
    browser.texts.set('shop/checkout/choices', '{"useAlternateShipping":"yes","shippingAddressId":12}')

    expect(openTab().read()).toEqual({
      ...emptyCheckout,
      personalDetails: { ...emptyCheckout.personalDetails, lastName: 'Vries' },
      shippingAddressId: '12',
    })
  })

  it('holds nothing of a customer who has logged out', () => {
    const store = inBrowser().openTab()
    store.change(() => ({ personalDetails, shippingDetails }))
    store.forget()

    expect(store.read()).toEqual(emptyCheckout)
  })

  it('keeps what is on offer to itself', () => {
    const { openTab } = inBrowser()
    openTab().adapt(() => ({ paymentMethods: aCheckout().paymentMethods }))

    expect(openTab().read().paymentMethods).toEqual([])
  })
})

describe('isCheckoutLeft', () => {
  it('is so 30 minutes after the last change, and not before [CHK-09]', () => {
    const { browser, openTab, passMs, now } = inBrowser()
    const isLeft = () => isCheckoutLeft(browser.openStorage(), { now: now(), settings: defaultSettings })
    expect(isLeft()).toBe(false)
    openTab().change(() => ({ personalDetails }))
    passMs(1_799_999)
    expect(isLeft()).toBe(false)
    passMs(1)
    expect(isLeft()).toBe(true)
  })

  it('is not put off by what the shop offers meanwhile [CHK-09]', () => {
    const { browser, openTab, passMs, now } = inBrowser()
    const store = openTab()
    store.change(() => ({ personalDetails }))
    passMs(1_800_000)
    store.adapt(() => ({ shippingMethods: [] }))

    expect(isCheckoutLeft(browser.openStorage(), { now: now(), settings: defaultSettings })).toBe(true)
  })
})
