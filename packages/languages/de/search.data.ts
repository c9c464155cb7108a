import type { SearchWords } from '../src/search/index.ts'

export const search: SearchWords = {
  stopWords: `
    der die das den dem des ein eine einen einem einer eines und oder von vom für mit in im an am auf zu zum zur aus bei ist
    größe gr farbe kinder kind kids stück suche ich schön schöne schöner günstig günstige neu neue neuer neues
  `,
  synonyms: `
    jeans jeanshose denimhose
    jeansjacke denimjacke
    jeansrock denimrock
    pullover pulli sweatshirt sweater strickpullover
    hoodie kapuzenpullover kapuzenpulli kapuzensweatshirt
    strickjacke cardigan
    jacke jacket
    winterjacke winterparka skijacke anorak parka
    regenjacke regenmantel friesennerz
    weste gilet bodywarmer
    mütze beanie strickmütze
    cap kappe basecap schirmmütze käppi
    tshirt tee kurzarmshirt
    langarmshirt longsleeve langarmoberteil langarm
    hemd oberhemd bluse
    poloshirt polo
    kleid dress
    rock skirt
    leggings leggins treggings
    jogginghose jogger joggers sweathose trainingshose
    shorts short bermuda kurzehose
    badeanzug schwimmanzug
    schlafanzug pyjama nachtwäsche
    latzhose dungarees overall
    sneaker turnschuh sportschuh
    tasche rucksack schultasche
    socke strumpf söckchen
    cord kord cordstoff
    denim jeansstoff
    gestreift streifen geringelt ringel
    gepunktet punkte tupfen
    kariert karo
    geblümt blume blumen blümchen
    camouflage tarnmuster camo
    dino dinosaurier
    schrift schriftzug aufdruck
    blitz blitze
    skateboard skate
    mädchen mädels girls
    junge jungen jungs boys
    baby neugeborene
    teenager teen teens
    rosa pink
    lila violett
    marine navy dunkelblau
    gutschein geschenkgutschein geschenkkarte giftcard
  `,
  kinds: `
    hose: jeans chino leggings jogginghose latzhose shorts
    shirt: tshirt langarmshirt poloshirt
    oberteil: tshirt langarmshirt pullover hoodie
    bademode: badeanzug badehose bikini
    badehose: badeanzug
    schuh: sneaker stiefel sandale
    kopfbedeckung: mütze cap
    jacke: weste parka
    mantel: winterjacke
    kapuze: hoodie
    pullover pulli sweatshirt: hoodie
    blau: marine navy indigo kobalt türkis aqua
    rot: bordeaux kirsch koralle
    rosa pink: fuchsia lachs magenta altrosa
    lila violett: flieder pflaume lavendel aubergine
    grün: oliv mint khaki limette
    gelb: ocker senf
    orange: koralle terrakotta aprikose pfirsich
    braun: cognac camel taupe kakao schoko
    grau: anthrazit silber
    weiß: ecru creme elfenbein
    beige: sand ecru camel
  `,
  garments: `
    jacke hose rock kleid pullover weste shirt shorts hemd anzug mütze tasche socke schuh stiefel jeans hoodie leggings mantel
    bluse wäsche mode tshirt chino cap sneaker rucksack polo cardigan pulli sweatshirt
  `,
  notKinds: 'handschuh strumpfhose',
  colours: `
    rot blau grün gelb rosa lila braun grau weiß schwarz orange beige
  `,
}
