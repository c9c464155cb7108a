import type { SearchWords } from '../src/search/index.ts'

export const search: SearchWords = {
  stopWords: `
    le la les un une des du de et ou pour avec sans en dans sur au aux à mon ma mes ton ta tes son sa ses notre nos votre vos
    ce cet cette ces est que qui taille pointure couleur enfant enfants kids ans mois cherche je veux bon bonne pas cher chère
    joli jolie jolis jolies beau belle beaux belles mignon mignonne nouveau nouvelle nouveaux nouvelles
  `,
  synonyms: `
    pull pullover chandail
    sweat sweatshirt sweater
    hoodie hoody capuche
    gilet cardigan
    doudoune matelassée
    manteau pardessus
    blouson bombers teddy
    imperméable ciré kway coupevent
    bodywarmer doudoune
    bonnet beanie
    casquette cap
    chapeau bob
    tshirt tee teeshirt
    chemise chemisier blouse
    polo poloshirt
    jogging jogger joggers survêtement jogpant
    legging jegging tregging
    short bermuda
    salopette combinaison
    maillot bain
    pyjama pijama nuisette grenouillère
    combinaison barboteuse
    basket sneaker tennis
    chaussure soulier
    sac cartable sacàdos
    chaussette soquette socquette
    écharpe foulard snood
    gant moufle
    velours corduroy côtelé
    rayé rayures marinière
    pois plumetis
    carreaux écossais vichy
    fleurs fleuri floral liberty
    étoile étoilé
    cœur coeurs
    camouflage camo militaire
    dinosaure dino
    message texte inscription slogan
    éclair foudre
    skateboard skate
    fusée espace
    arcenciel rainbow
    fille fillette filles
    garçon gars
    bébé nourrisson naissance layette
    ado adolescent teen teenager
    marron brun
    violet mauve
    rose rosé
    marine navy
    doux douce
    carte bon chèque
  `,
  kinds: `
    denim: jeans
    pantalon: jeans chino legging jogging salopette
    haut: tshirt polo chemise pull sweat
    maillot: bikini
    chaussure: basket botte bottine sandale
    manteau: doudoune parka anorak caban
    veste: blouson imperméable anorak
    pluie: imperméable ciré kway
    couvrechef: bonnet casquette chapeau
    accessoire: bonnet casquette sac chaussette
    sweat pull: hoodie
    bleu: marine indigo cobalt turquoise aqua ciel nuit
    rouge: bordeaux cerise brique corail carmin
    rose: fuchsia saumon magenta framboise
    violet mauve: lilas prune aubergine lavande parme
    vert: olive menthe kaki anis sapin
    jaune: ocre moutarde soleil
    orange: corail terracotta abricot pêche rouille
    marron brun: cognac camel taupe cacao chocolat
    gris: anthracite argent ardoise
    blanc: écru crème ivoire
    beige: sable écru camel
  `,
  garments: `
    pantalon jean chino jogging legging short bermuda salopette combinaison robe jupe pull sweat gilet cardigan veste blouson manteau
    parka doudoune anorak imperméable tshirt shirt tee polo chemise chemisier blouse body pyjama maillot chaussette bonnet casquette
    chapeau sac basket chaussure botte sandale
  `,
  notKinds: 'ouvert couvert découvert garderobe',
  colours: `
    rouge bleu vert jaune rose violet marron gris blanc noir orange beige
  `,
}
