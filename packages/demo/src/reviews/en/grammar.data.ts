import type { Grammar } from '../voice.ts'

export const english: Grammar = {
  genders: ['one', 'plural'],
  nouns: {
    tee: ['tee', 'one'],
    longsleeve: ['long-sleeved tee', 'one'],
    polo: ['polo', 'one'],
    shirt: ['shirt', 'one'],
    sweater: ['sweater', 'one'],
    hoodie: ['hoodie', 'one'],
    cardigan: ['cardigan', 'one'],
    jacket: ['jacket', 'one'],
    'winter-coat': ['coat', 'one'],
    gilet: ['vest', 'one'],
    jeans: ['jeans', 'plural'],
    joggers: ['joggers', 'plural'],
    chino: ['chinos', 'plural'],
    shorts: ['shorts', 'plural'],
    skirt: ['skirt', 'one'],
    dress: ['dress', 'one'],
    dungarees: ['overalls', 'plural'],
    leggings: ['leggings', 'plural'],
    swimwear: ['swimsuit', 'one'],
    pyjamas: ['pajamas', 'plural'],
    beanie: ['beanie', 'one'],
    cap: ['cap', 'one'],
    socks: ['socks', 'plural'],
    sneaker: ['sneakers', 'plural'],
    bag: ['backpack', 'one'],
  },
  swimShorts: ['swim shorts', 'plural'],
  garmentWords: {
    noun: { one: '~', plural: '~' },
  },
  childWords: {
    child: [
      ['our daughter', 'our son'],
      ['my daughter', 'my son'],
      ['my little girl', 'my little boy'],
      ['our youngest', 'our youngest'],
    ],
    she: [['she', 'he']],
    her: [['her', 'him']],
  },
  grandchildWords: {
    child: [
      ['my granddaughter', 'my grandson'],
      ['our granddaughter', 'our grandson'],
    ],
    she: [['she', 'he']],
    her: [['her', 'him']],
  },
  height: (centimetres) => {
    const inches = Math.round(centimetres / 2.54)
    return `${Math.floor(inches / 12)}'${inches % 12}`
  },
  grandmother: 'grandma',
  grandfather: 'grandpa',
  years: (count) => `${count}`,
  months: (count) => (count === 1 ? '1 month' : `${count} months`),
}
