import type { SearchWords } from '../src/search/index.ts'

export const search: SearchWords = {
  stopWords: `
    a an the and or of for with in on at to is are my your this that from by s
    size sz color colour kids kid child children toddler cute cheap new piece
  `,
  synonyms: `
    pants trousers slacks
    jumper sweater pullover sweatshirt
    hoodie hoody hooded
    cardigan knitwear
    jacket coat
    raincoat mackintosh slicker
    vest gilet bodywarmer
    beanie hat
    cap hat baseballcap
    tee tshirt
    longsleeve longsleeved
    shirt blouse
    polo poloshirt
    dress frock
    skirt skort
    leggings tights treggings
    joggers sweatpants trackpants joggingpants tracksuit
    shorts bermudas
    swimsuit swimwear bathingsuit swimmers
    pajamas pyjamas pjs sleepwear nightwear
    overalls dungarees salopettes
    sneakers trainers
    bag backpack rucksack
    socks sock stockings
    corduroy cord cords
    striped stripes stripy
    dotted dots spotted spots polka
    checked check plaid checkered
    floral flowers flower
    camo camouflage
    dino dinosaur
    lettering slogan text
    lightning bolt
    skateboard skate
    girl girls
    boy boys
    baby newborn infant
    teen teens teenager
    gray grey
    navy marine
    purple violet
    teal petrol
    puffer padded quilted
    knit knitted
    giftcard voucher
  `,
  kinds: `
    pants trousers: jeans chinos leggings joggers overalls
    top: tee longsleeve polo
    swimwear: swimsuit trunks bikini
    trunks: swimsuit
    shoes: sneakers boots sandals
    outerwear: jacket coat vest
    headwear: beanie cap
    coat: parka
    hood: hoodie
    sweater jumper sweatshirt: hoodie
    blue: navy indigo cobalt turquoise aqua teal night sky
    red: burgundy cherry brick coral crimson
    pink: fuchsia salmon magenta rose
    purple: lilac plum aubergine lavender
    green: olive mint khaki lime forest
    yellow: ochre mustard sunny
    orange: coral terracotta apricot peach
    brown: cognac camel taupe cocoa chocolate
    gray grey: charcoal silver stone
    white: ecru cream ivory
    beige: sand ecru camel
  `,
  garments: `
    coat jacket shirt pants suit wear shorts dress skirt hat cap shoes boots bag socks tee tshirt sweater sweatshirt hoodie cardigan
    vest jeans joggers chinos overalls leggings swimsuit pajamas beanie sneakers polo backpack trousers jumper
  `,
  notKinds: '',
  colours: `
    red blue green yellow pink purple brown gray white black orange beige
  `,
}
