import { drawFolded } from './folded.ts'
import { drawDetail, drawHanging } from './hanging.ts'
import { drawWorn } from './worn.ts'

export const views = {
  front: drawHanging,
  back: drawHanging,
  detail: drawDetail,
  folded: drawFolded,
  worn: drawWorn,
} as const

export type View = keyof typeof views
