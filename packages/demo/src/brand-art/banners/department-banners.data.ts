import { standTogether } from '../compose.ts'
import { burst, halftone } from '../raster.ts'
import { cloud, disc, hills, sparkle, sun } from '../scenery.ts'
import { ink } from '../tokens.ts'
import { piece } from '../wardrobe.ts'
import type { Scene } from './scene.ts'

const at = (share: number, of: number) => Math.round(share * of)

/** Who the departments are for: one group of friends each. */
export const vonkDepartments: readonly Scene[] = [
  {
    name: 'girls',
    ground: ink.peach,
    draw: (frame) =>
      disc(
        { x: at(frame.isTall ? 0.5 : 0.69, frame.width), y: at(0.62, frame.height), size: at(0.44, frame.height) },
        ink.paper,
        0.7,
      ) +
      hills(frame, 0.84, '#ffc3ab') +
      sparkle(frame, 61, [ink.spark, ink.sun, ink.fieldDeep]) +
      standTogether(
        [
          {
            brand: 'vonk',
            top: piece('cardigan', 'rose', { accent: 'cherry', fabric: 'knit', seed: 3 }),
            bottom: piece('skirt', 'denim', { fabric: 'denim' }),
            shoes: ink.spark,
            person: { style: 'braids', mood: 'laugh', hasGlasses: false },
          },
          {
            brand: 'vonk',
            top: piece('longsleeve', 'sun', { accent: 'cream', seed: 2 }),
            bottom: piece('dungarees', 'coral', { fabric: 'corduroy', accent: 'night' }),
            shoes: ink.paper,
            person: { style: 'puffs', mood: 'laugh', hasGlasses: false },
          },
          {
            brand: 'vonk',
            top: piece('dress', 'petrol', { accent: 'sun', pattern: 'dots', fabric: 'poplin', seed: 1 }),
            shoes: ink.night,
            person: { style: 'bob', mood: 'smile', hasGlasses: true },
          },
        ],
        frame,
      ),
  },
  {
    name: 'boys',
    ground: ink.ice,
    draw: (frame) =>
      sun({ x: at(0.2, frame.width), y: at(0.22, frame.height), size: 120 }) +
      cloud({ x: at(0.62, frame.width), y: at(0.1, frame.height), size: 80 }) +
      hills(frame, 0.76, ink.field) +
      hills(frame, 0.86, ink.fieldDeep, 1) +
      standTogether(
        [
          {
            brand: 'vonk',
            top: piece('hoodie', 'forest', { accent: 'sun', print: 'dino', seed: 2 }),
            bottom: piece('joggers', 'stone', { accent: 'night', seed: 1 }),
            shoes: ink.paper,
            person: { style: 'crop', mood: 'laugh', hasGlasses: false },
          },
          {
            brand: 'vonk',
            top: piece('shirt', 'cream', { accent: 'brick', pattern: 'check', fabric: 'flannel', seed: 2 }),
            bottom: piece('jeans', 'denim', { seed: 1 }),
            shoes: ink.spark,
            person: { style: 'parted', mood: 'smile', hasGlasses: true },
          },
          {
            brand: 'vonk',
            top: piece('tee', 'coral', { accent: 'night', print: 'rocket', seed: 2 }),
            bottom: piece('shorts', 'night', { accent: 'sun', seed: 3 }),
            shoes: ink.sun,
            person: { style: 'curls', mood: 'laugh', hasGlasses: false },
          },
        ],
        frame,
      ),
  },
]

export const razzDepartments: readonly Scene[] = [
  {
    name: 'girls',
    ground: ink.pinkLight,
    draw: (frame) =>
      halftone(frame, { x: 0, y: 30, size: at(0.5, frame.width) }, ink.pink) +
      disc(
        { x: at(frame.isTall ? 0.5 : 0.69, frame.width), y: at(0.5, frame.height), size: at(0.36, frame.height) },
        ink.pink,
      ) +
      standTogether(
        [
          {
            brand: 'razz',
            top: piece('jacket', 'black', { accent: 'white', fabric: 'twill', seed: 1 }),
            bottom: piece('skirt', 'denim', { fabric: 'denim' }),
            shoes: ink.white,
            person: { style: 'long', mood: 'calm', hasGlasses: true },
          },
          {
            brand: 'razz',
            top: piece('hoodie', 'lime', { accent: 'black', print: 'lettering', seed: 2 }),
            bottom: piece('jeans', 'denim', { seed: 2 }),
            shoes: ink.black,
            person: { style: 'puffs', mood: 'smile', hasGlasses: false },
          },
          {
            brand: 'razz',
            top: piece('dress', 'black', { accent: 'lime', fabric: 'knit', seed: 3 }),
            shoes: ink.lime,
            person: { style: 'bob', hair: '#ff7fbd', mood: 'wink', hasGlasses: false },
          },
        ],
        frame,
        0.97,
      ),
  },
  {
    name: 'boys',
    ground: ink.lime,
    draw: (frame) =>
      burst(frame, { x: at(frame.isTall ? 0.5 : 0.69, frame.width), y: at(0.5, frame.height) }, '#b5ea00') +
      disc(
        { x: at(frame.isTall ? 0.5 : 0.69, frame.width), y: at(0.5, frame.height), size: at(0.36, frame.height) },
        ink.black,
      ) +
      standTogether(
        [
          {
            brand: 'razz',
            top: piece('tee', 'white', { accent: 'black', print: 'skate', seed: 5 }),
            bottom: piece('jeans', 'black', { seed: 2 }),
            shoes: ink.white,
            person: { style: 'quiff', mood: 'calm', hasGlasses: true },
          },
          {
            brand: 'razz',
            top: piece('winter-coat', 'cobalt', { accent: 'white', seed: 1 }),
            bottom: piece('joggers', 'charcoal', { seed: 2 }),
            shoes: ink.white,
            person: { style: 'buzz', mood: 'smile', hasGlasses: false },
            hat: piece('beanie', 'fuchsia', { accent: 'black' }),
          },
          {
            brand: 'razz',
            top: piece('sweater', 'fuchsia', { accent: 'black', seed: 5 }),
            bottom: piece('chino', 'olive', { seed: 3 }),
            shoes: ink.black,
            person: { style: 'curls', mood: 'wink', hasGlasses: false },
          },
        ],
        frame,
        0.97,
      ),
  },
]
