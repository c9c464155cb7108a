import { describe, expect, it } from 'vitest'
import { admit } from './admit.ts'
import { aBrief } from './testing.ts'

const sentences = ['Always.', 'winter|Snow.', 'denim/twill|Sturdy.', '!baby|To school.', 'loose/oversized|Wide.']

describe('admit', () => {
  it('leaves out what is not true of the season, the cloth, the wearer or the fit', () => {
    const summerBaby = aBrief({ season: 'spring-summer', audience: 'baby', fitCode: 'slim' })

    expect(admit(sentences, summerBaby)).toEqual(['Always.'])
  })

  it('lets any one of the named traits in, without showing the marks', () => {
    const winterJacket = aBrief({ garment: 'jacket', fabric: 'twill', season: 'autumn-winter', fitCode: 'loose' })

    expect(admit(sentences, winterJacket)).toEqual(['Always.', 'Snow.', 'Sturdy.', 'To school.', 'Wide.'])
  })
})
