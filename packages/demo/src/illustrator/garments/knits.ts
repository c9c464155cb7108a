import type { Drawing, GarmentInput } from '../drawing.ts'
import { drawTop } from './top.ts'

const long = { length: 300, angle: 17, cuff: 30 }

export const drawTee = (input: GarmentInput): Drawing =>
  drawTop(input, { sleeve: { length: 104, angle: 38, cuff: 46 } })

export const drawLongsleeve = (input: GarmentInput): Drawing => drawTop(input, { sleeve: { ...long, length: 318 } })

export const drawSweater = (input: GarmentInput): Drawing =>
  drawTop(input, {
    torso: { neckDrop: 38, neck: 54, chest: 136, hemHalf: 132 },
    sleeve: { ...long, length: 290, cuff: 33 },
    hasRibs: true,
    neckWidth: 19,
  })
