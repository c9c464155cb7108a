import { describe, expect, it } from 'vitest'
import { aFoundProduct } from '../testing.ts'
import { toFacts } from './to-facts.ts'

/** A product as a catalogue may tell of it: these fields are its own affair. */
const factsOf = (fields: object) => toFacts(aFoundProduct(fields))

describe('toFacts', () => {
  it('names who made it, who answers for it and what it warns of', () => {
    const facts = factsOf({
      manufacturer: 'Song Han Co.',
      manufacturer_address: '12 Le Loi, Da Nang',
      manufacturer_email: 'https://songhan.example',
      responsible_person: 'Vonk B.V.',
      responsible_person_address: 'Lantaarnkade 12, Utrecht',
      responsible_person_email: 'safety@vonk.example',
      safety_warnings: ['Keep away from fire.', ''],
    })

    expect(facts).toMatchObject({
      manufacturer: { name: 'Song Han Co.', address: '12 Le Loi, Da Nang', contact: 'https://songhan.example' },
      responsiblePerson: { name: 'Vonk B.V.', contact: 'safety@vonk.example' },
      warnings: ['Keep away from fire.'],
    })
    expect(factsOf({ safety_warnings: ' Keep away from fire. ' }).warnings).toEqual(['Keep away from fire.'])
  })

  it.each([{}, { manufacturer: null, safety_warnings: null }, { manufacturer: 7, safety_warnings: [{ text: 'Hot' }] }])(
    'leaves out what a catalogue does not say in words: %j',
    (fields) => {
      expect(factsOf(fields)).toMatchObject({ manufacturer: null, responsiblePerson: null, warnings: [] })
    },
  )
})
