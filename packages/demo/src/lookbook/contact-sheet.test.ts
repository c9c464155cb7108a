import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawGarment } from '../illustrator/index.ts'
import { contactSheet } from './contact-sheet.ts'

describe('contactSheet', () => {
  it('sets the drawings side by side, row by row', async () => {
    const tee = drawGarment({
      garment: 'tee',
      view: 'front',
      colour: '#ef6a45',
      accent: '#232a4d',
      fabric: 'jersey',
      seed: 1,
      brand: 'vonk',
    })
    const sheet = sharp(await contactSheet([tee, tee, tee], 2))

    expect(await sheet.metadata()).toMatchObject({ format: 'png', width: 400, height: 496 })
    const middle = { left: 60, top: 90, width: 80, height: 60 }
    const [red = 0, , blue = 0] = await sheet.extract(middle).resize(1, 1).raw().toBuffer()
    expect(red).toBeGreaterThan(blue + 60)
  })
})
