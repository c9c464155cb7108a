import type { SearchWords } from '../src/search/index.ts'

export const search: SearchWords = {
  stopWords: `
    de het een en of van voor met in op aan te om is zijn je mijn die dat deze dit naar uit bij s
    maat mt kleur kinder kinderen kind kids stuks zoek ik wil leuk leuke mooi mooie goedkoop goedkope nieuw nieuwe
  `,
  synonyms: `
    spijkerbroek jeans denimbroek jeansbroek
    spijkerjas spijkerjack jeansjack jeansjas denimjack denimjas
    spijkerrok jeansrok denimrok
    trui sweater pullover sweatshirt jumper
    hoodie hoody capuchontrui hooded
    vest cardigan
    jas jack jacket
    winterjas winterjack skijas skijack parka
    regenjas regenjack regenponcho
    bodywarmer gilet
    muts beanie
    pet cap baseballcap
    tshirt tee tshirtje
    longsleeve langemouw langemouwen langemouwenshirt
    overhemd blouse hemd
    polo poloshirt
    jurk kleed dress
    rok skirt
    legging tregging
    joggingbroek jogger joggers joggingpants trainingsbroek sweatpants sweatbroek
    short bermuda shorts kortebroek
    badpak zwempak
    pyjama slaappak nachtpak
    tuinbroek salopette dungaree
    sneaker gymp gympen sportschoen
    tas rugzak rugtas backpack schooltas
    sok kous
    ribfluweel corduroy rib ribstof
    spijkerstof denim
    gestreept streep strepen
    gestipt stip stippen polkadot
    geruit ruit ruiten geblokt
    gebloemd bloem bloemen bloemetje
    camouflage camo legerprint camouflageprint
    dino dinosaurus dinosaurier
    tekst letters opdruk
    bliksem bliksemschicht
    skateboard skate
    meisje meid meisjes meiden girls
    jongen jongens boys
    baby newborn
    tiener teen teens
    roze pink
    marine navy
    cadeaubon kadobon cadeaukaart kadokaart giftcard
  `,
  kinds: `
    broek: jeans chino legging joggingbroek tuinbroek short
    shirt: tshirt longsleeve polo
    zwemkleding: badpak zwembroek bikini
    zwembroek: badpak
    schoen: sneaker laars sandaal
    nachtkleding: pyjama
    hoofddeksel: muts pet
    accessoire: muts pet tas sok
    jas: bodywarmer parka
    top: tshirt
    capuchon: hoodie
    trui sweater pullover: hoodie
    blauw: marine navy indigo kobalt turquoise aqua
    rood: bordeaux kersen koraal
    roze pink: fuchsia zalm magenta
    paars: lila pruim aubergine violet lavendel
    groen: olijf mint kaki limoen army
    geel: oker mosterd
    oranje: koraal terracotta abrikoos perzik
    bruin: cognac camel taupe cacao chocolade
    grijs: antraciet zilver
    wit: ecru creme ivoor offwhite
    beige: zand ecru camel
  `,
  garments: `
    jas jack broek rok jurk trui vest shirt short hemd pak muts pet tas sok schoen laars jeans sweater hoodie bodywarmer
    legging pyjama blouse polo kleding tshirt longsleeve overhemd chino sneaker rugzak badpak
  `,
  notKinds: 'handschoen',
  colours: `
    rood blauw groen geel roze paars bruin grijs wit zwart oranje beige
  `,
}
