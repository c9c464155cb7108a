import { defaultSettings } from '@vonk/domain/settings'
import { storeTimeAt } from '@vonk/domain/time'
import { describe, expect, it } from 'vitest'
import { choiceFor } from './delivery-choice.ts'

describe('choiceFor', () => {
  const place = {
    id: '1',
    name: 'Kiosk',
    street: 'Rokin',
    houseNumber: '1',
    postcode: '1012 KW',
    city: '',
    countryId: 'NL',
  }
  const method = { carrierCode: 'postnl', methodCode: 'point' }
  const deliveryChoice = { ...method, place, timeframe: null }
  const at = (text: string) => ({ now: storeTimeAt(Date.parse(text)), settings: defaultSettings })
  const monday = at('2026-11-16T09:00:00Z')

  it('is what was chosen for this method and country, and nothing else', () => {
    expect(choiceFor({ deliveryChoice, countryId: 'NL' }, method, monday)).toBe(deliveryChoice)
    expect(choiceFor({ deliveryChoice, countryId: 'NL' }, { ...method, methodCode: 'home' }, monday)).toBeNull()
    expect(choiceFor({ deliveryChoice, countryId: 'BE' }, method, monday)).toBeNull()
    expect(choiceFor({ deliveryChoice, countryId: 'NL' }, null, monday)).toBeNull()
    expect(choiceFor({ deliveryChoice: null, countryId: 'NL' }, method, monday)).toBeNull()
  })

  it('forgets a time frame that has passed', () => {
    const timeframe = { id: 'x', date: '2026-11-17', from: '10:00', to: '12:00', option: 'daytime' } as const
    const cart = { deliveryChoice: { ...method, place: null, timeframe }, countryId: 'NL' }

    expect(choiceFor(cart, method, monday)?.timeframe).toEqual(timeframe)
    expect(choiceFor(cart, method, at('2026-11-17T09:00:00Z'))).toMatchObject({ ...method, timeframe: null })
  })
})
