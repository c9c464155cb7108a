import type { GarmentType } from '../../label/index.ts'
import type { DrawGarmentShape } from '../drawing.ts'
import { drawBag } from './bag.ts'
import { drawCardigan, drawPolo, drawShirt } from './buttoned.ts'
import { drawDress } from './dress.ts'
import { drawDungarees } from './dungarees.ts'
import { drawBeanie, drawCap } from './headwear.ts'
import { drawHoodie } from './hoodie.ts'
import { drawLongsleeve, drawSweater, drawTee } from './knits.ts'
import { drawGilet, drawJacket, drawWinterCoat } from './outerwear.ts'
import { drawPyjamas } from './pyjamas.ts'
import { drawShorts } from './shorts.ts'
import { drawSkirt } from './skirt.ts'
import { drawSneaker } from './sneaker.ts'
import { drawSocks } from './socks.ts'
import { drawBodysuit, drawRomper } from './suits.ts'
import { drawSwimwear } from './swimwear.ts'
import { drawChino, drawJeans, drawJoggers, drawLeggings } from './trousers.ts'

export const garments = {
  tee: drawTee,
  longsleeve: drawLongsleeve,
  polo: drawPolo,
  shirt: drawShirt,
  sweater: drawSweater,
  hoodie: drawHoodie,
  cardigan: drawCardigan,
  jacket: drawJacket,
  'winter-coat': drawWinterCoat,
  gilet: drawGilet,
  jeans: drawJeans,
  joggers: drawJoggers,
  chino: drawChino,
  shorts: drawShorts,
  skirt: drawSkirt,
  dress: drawDress,
  dungarees: drawDungarees,
  leggings: drawLeggings,
  swimwear: drawSwimwear,
  pyjamas: drawPyjamas,
  beanie: drawBeanie,
  cap: drawCap,
  socks: drawSocks,
  sneaker: drawSneaker,
  bag: drawBag,
  bodysuit: drawBodysuit,
  romper: drawRomper,
} as const satisfies Readonly<Record<GarmentType, DrawGarmentShape>>
