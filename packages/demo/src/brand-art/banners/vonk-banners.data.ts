import { flatLay, rail, standTogether } from '../compose.ts'
import { spark } from '../marks.ts'
import {
  bunting,
  cloud,
  disc,
  fir,
  ground,
  hills,
  leaf,
  scattered,
  snowfall,
  sparkle,
  stem,
  sun,
  tree,
} from '../scenery.ts'
import { ball, book, cube, kite, moon, pencil, rattle, shell, star, tag } from '../things.ts'
import { ink } from '../tokens.ts'
import { piece } from '../wardrobe.ts'
import type { Scene } from './scene.ts'

const brand = 'vonk'
const at = (share: number, of: number) => Math.round(share * of)

export const vonkBanners: readonly Scene[] = [
  {
    name: 'spring',
    ground: ink.sky,
    draw: (frame) =>
      sun({ x: at(frame.isTall ? 0.78 : 0.17, frame.width), y: at(0.2, frame.height), size: 130 }) +
      cloud({ x: at(0.12, frame.width), y: at(0.14, frame.height), size: 90 }) +
      cloud({ x: at(0.62, frame.width), y: at(0.11, frame.height), size: 76 }) +
      kite({ x: at(frame.isTall ? 0.3 : 0.36, frame.width), y: at(0.2, frame.height), scale: 1.3, turn: -24 }) +
      hills(frame, 0.68, ink.field) +
      tree({ x: at(0.08, frame.width), y: at(0.76, frame.height), size: 260 }, ink.fieldDeep, ink.forest) +
      hills(frame, 0.82, ink.fieldDeep, 1) +
      meadow(frame.width, frame.height) +
      standTogether(
        [
          {
            brand,
            top: piece('dress', 'mint', { accent: 'cherry', pattern: 'florals', fabric: 'poplin' }),
            shoes: ink.spark,
            person: { style: 'bob', mood: 'laugh', hasGlasses: false },
          },
          {
            brand,
            top: piece('jacket', 'sun', { accent: 'night', fabric: 'rain-nylon' }),
            bottom: piece('jeans', 'denim'),
            shoes: ink.paper,
            person: { style: 'curls', mood: 'laugh', hasGlasses: false },
          },
          {
            brand,
            top: piece('longsleeve', 'cream', { accent: 'coral', pattern: 'stripes', seed: 2 }),
            bottom: piece('dungarees', 'denim', { fabric: 'denim' }),
            shoes: ink.sun,
            person: { style: 'puffs', mood: 'smile', hasGlasses: false },
          },
        ],
        frame,
      ),
  },
  {
    name: 'summer',
    ground: ink.ice,
    draw: (frame) =>
      sun({ x: at(0.2, frame.width), y: at(0.2, frame.height), size: 150 }) +
      cloud({ x: at(0.7, frame.width), y: at(0.12, frame.height), size: 90 }) +
      ground(frame, 0.56, ink.skyDeep) +
      hills(frame, 0.66, '#a9d7ef', 1) +
      hills(frame, 0.74, ink.butter) +
      ball({ x: at(frame.isTall ? 0.14 : 0.3, frame.width), y: at(0.9, frame.height), scale: 1.2, turn: 18 }) +
      shell({ x: at(0.07, frame.width), y: at(0.94, frame.height), scale: 0.7, turn: -20 }) +
      star({ x: at(0.18, frame.width), y: at(0.84, frame.height), scale: 0.6, turn: 14 }, ink.spark) +
      standTogether(
        [
          {
            brand,
            top: piece('tee', 'white', { accent: 'cobalt', pattern: 'stripes', seed: 2 }),
            bottom: piece('shorts', 'coral', { accent: 'white', fabric: 'swim-lycra' }),
            person: { style: 'parted', mood: 'laugh', hasGlasses: false },
            hat: piece('cap', 'sun', { accent: 'coral' }),
          },
          {
            brand,
            top: piece('dress', 'coral', { accent: 'cream', pattern: 'dots', fabric: 'poplin', seed: 4 }),
            person: { style: 'braids', mood: 'smile', hasGlasses: false },
          },
          {
            brand,
            top: piece('tee', 'mint', { accent: 'night', print: 'rainbow' }),
            bottom: piece('shorts', 'denim', { fabric: 'denim', accent: 'sun', seed: 3 }),
            person: { style: 'puffs', mood: 'laugh', hasGlasses: false },
          },
        ],
        frame,
        0.95,
      ),
  },
  {
    name: 'back-to-school',
    ground: ink.butter,
    draw: (frame) =>
      disc({ x: at(0.7, frame.width), y: at(0.6, frame.height), size: at(0.52, frame.height) }, ink.sun, 0.5) +
      pencil(
        { x: at(0.1, frame.width), y: at(frame.isTall ? 0.14 : 0.78, frame.height), scale: 1.8, turn: -38 },
        ink.fieldDeep,
      ) +
      pencil(
        {
          x: at(frame.isTall ? 0.26 : 0.19, frame.width),
          y: at(frame.isTall ? 0.16 : 0.86, frame.height),
          scale: 1.6,
          turn: 24,
        },
        ink.spark,
      ) +
      book(
        {
          x: at(frame.isTall ? 0.74 : 0.26, frame.width),
          y: at(frame.isTall ? 0.14 : 0.24, frame.height),
          scale: 1.3,
          turn: 12,
        },
        ink.night,
      ) +
      flatLay(
        brand,
        [
          piece('bag', 'coral', { accent: 'night' }),
          piece('sweater', 'cream', { accent: 'forest', seed: 2 }),
          piece('jeans', 'denim', { seed: 2 }),
          piece('sneaker', 'white', { accent: 'cobalt', seed: 3, fabric: 'leather' }),
          piece('shirt', 'sky', { pattern: 'check', accent: 'night' }),
          piece('cap', 'forest', { accent: 'sun' }),
          piece('socks', 'sun', { accent: 'coral', pattern: 'stripes' }),
        ],
        frame,
      ),
  },
  {
    name: 'autumn',
    ground: '#f7dcb4',
    draw: (frame) =>
      sun({ x: at(0.16, frame.width), y: at(0.26, frame.height), size: 150 }, '#f6a35a', '#f9c98c') +
      hills(frame, 0.62, '#e0a05a') +
      tree({ x: at(0.1, frame.width), y: at(0.74, frame.height), size: 330 }, '#d9622f', '#a93f1d') +
      tree({ x: at(0.33, frame.width), y: at(0.72, frame.height), size: 220 }, '#f0a63c', '#c27a1c') +
      hills(frame, 0.8, '#b9743a', 1) +
      scattered(11, 30, frame, (spot, index) =>
        leaf(spot, ['#d9622f', '#f0a63c', '#b4492f', '#c9912c'][index % 4] ?? ink.spark, index * 37),
      ) +
      standTogether(
        [
          {
            brand,
            top: piece('cardigan', 'mustard', { accent: 'cocoa', fabric: 'knit', seed: 2 }),
            bottom: piece('chino', 'forest', { fabric: 'corduroy' }),
            person: { style: 'curls', mood: 'smile', hasGlasses: true },
          },
          {
            brand,
            top: piece('dress', 'brick', { accent: 'cream', fabric: 'corduroy', seed: 4 }),
            shoes: ink.night,
            person: { style: 'long', mood: 'laugh', hasGlasses: false },
          },
          {
            brand,
            top: piece('sweater', 'petrol', { accent: 'cream', fabric: 'knit', seed: 2 }),
            bottom: piece('jeans', 'night', { seed: 1 }),
            person: { style: 'crop', mood: 'laugh', hasGlasses: false },
            hat: piece('beanie', 'coral', { accent: 'cream', seed: 2 }),
          },
        ],
        frame,
      ),
  },
  {
    name: 'winter-coats',
    ground: '#d7e6f5',
    draw: (frame) =>
      disc({ x: at(0.22, frame.width), y: at(0.24, frame.height), size: 130 }, ink.paper) +
      hills(frame, 0.6, '#bcd4ea') +
      fir({ x: at(0.07, frame.width), y: at(0.74, frame.height), size: 330 }, '#3f7f78', ink.paper) +
      fir({ x: at(0.2, frame.width), y: at(0.7, frame.height), size: 230 }, '#5b988d', ink.paper) +
      fir({ x: at(0.32, frame.width), y: at(0.72, frame.height), size: 260 }, '#4a8a80', ink.paper) +
      hills(frame, 0.76, ink.paper, 1) +
      standTogether(
        [
          {
            brand,
            top: piece('winter-coat', 'coral', { accent: 'cream', seed: 2 }),
            bottom: piece('joggers', 'night'),
            hat: piece('beanie', 'cream', { accent: 'coral', seed: 4 }),
            person: { style: 'bob', mood: 'laugh', hasGlasses: false },
          },
          {
            brand,
            top: piece('winter-coat', 'mustard', { accent: 'forest', fabric: 'softshell', seed: 2 }),
            bottom: piece('jeans', 'denim', { seed: 3 }),
            hat: piece('beanie', 'forest', { accent: 'mustard', seed: 2 }),
            person: { style: 'crop', mood: 'smile', hasGlasses: false },
          },
          {
            brand,
            top: piece('winter-coat', 'petrol', { accent: 'rose', seed: 1 }),
            bottom: piece('leggings', 'plum'),
            hat: piece('beanie', 'rose', { accent: 'cream', seed: 8 }),
            person: { style: 'long', mood: 'laugh', hasGlasses: false },
          },
        ],
        frame,
      ) +
      snowfall(frame, 5, ink.white),
  },
  {
    name: 'new-in',
    ground: ink.ice,
    draw: (frame) =>
      disc(
        {
          x: at(frame.isTall ? 0.5 : 0.72, frame.width),
          y: at(frame.isTall ? 0.66 : 0.5, frame.height),
          size: at(frame.isTall ? 0.42 : 0.56, frame.height),
        },
        ink.paper,
        0.7,
      ) +
      sparkle(frame, 21, [ink.spark, ink.sun, ink.fieldDeep]) +
      spark(
        {
          x: at(frame.isTall ? 0.5 : 0.15, frame.width),
          y: at(frame.isTall ? 0.13 : 0.5, frame.height),
          scale: frame.isTall ? 2 : 3.2,
          turn: 8,
        },
        ink.spark,
      ) +
      flatLay(
        brand,
        [
          piece('hoodie', 'coral', { accent: 'cream', print: 'lightning', seed: 2 }),
          piece('dress', 'lilac', { accent: 'plum', pattern: 'stars', fabric: 'poplin' }),
          piece('tee', 'cream', { accent: 'cobalt', print: 'dino', seed: 2 }),
          piece('sneaker', 'sun', { accent: 'coral', seed: 1 }),
          piece('joggers', 'forest', { accent: 'sun', seed: 2 }),
          piece('jacket', 'denim', { fabric: 'denim', seed: 2 }),
          piece('beanie', 'sky', { accent: 'cream', seed: 2 }),
        ],
        frame,
      ),
  },
  {
    name: 'sale',
    ground: ink.spark,
    draw: (frame) =>
      hills(frame, 0.74, ink.sparkDeep) +
      disc(
        { x: at(frame.isTall ? 0.74 : 0.16, frame.width), y: at(frame.isTall ? 0.2 : 0.36, frame.height), size: 190 },
        ink.sun,
      ) +
      sparkle(frame, 31, [ink.cream, ink.sun, ink.night]) +
      standTogether(
        [
          {
            brand,
            top: piece('hoodie', 'sky', { accent: 'night', seed: 2 }),
            bottom: piece('jeans', 'night', { seed: 3 }),
            shoes: ink.paper,
            person: { style: 'quiff', mood: 'laugh', hasGlasses: false },
          },
          {
            brand,
            top: piece('tee', 'sun', { accent: 'night', print: 'heart' }),
            bottom: piece('skirt', 'denim', { fabric: 'denim' }),
            person: { style: 'puffs', mood: 'laugh', hasGlasses: false },
          },
          {
            brand,
            top: piece('sweater', 'mint', { accent: 'night', seed: 2 }),
            bottom: piece('chino', 'cream', { seed: 1 }),
            person: { style: 'bun', mood: 'wink', hasGlasses: true },
          },
        ],
        frame,
      ) +
      tag(
        {
          x: at(frame.isTall ? 0.13 : 0.604, frame.width),
          y: at(frame.isTall ? 0.2 : 0.24, frame.height),
          scale: frame.isTall ? 1.6 : 1.3,
          turn: -14,
        },
        ink.cream,
      ) +
      tag(
        {
          x: at(frame.isTall ? 0.3 : 0.8, frame.width),
          y: at(frame.isTall ? 0.16 : 0.22, frame.height),
          scale: frame.isTall ? 1.6 : 1.1,
          turn: 16,
        },
        ink.night,
        ink.sun,
      ),
  },
  {
    name: 'sample-sale',
    ground: ink.sun,
    draw: (frame) =>
      ground(frame, 0.84, ink.sunDeep) +
      sparkle(frame, 41, [ink.cream, ink.spark, ink.night]) +
      rail(
        brand,
        [
          piece('tee', 'coral', { accent: 'cream', print: 'rocket' }),
          piece('dress', 'mint', { accent: 'cherry', pattern: 'florals', fabric: 'poplin' }),
          piece('jacket', 'denim', { fabric: 'denim', seed: 2 }),
          ...(frame.isTall ? [] : [piece('hoodie', 'night', { accent: 'sun', seed: 2 })]),
        ],
        frame,
        ink.night,
      ) +
      tag(
        {
          x: at(frame.isTall ? 0.16 : 0.49, frame.width),
          y: at(frame.isTall ? 0.16 : 0.76, frame.height),
          scale: frame.isTall ? 2.2 : 1.7,
          turn: -12,
        },
        ink.spark,
        ink.cream,
      ),
  },
  {
    name: 'baby',
    ground: ink.mint,
    draw: (frame) =>
      disc(
        { x: at(frame.isTall ? 0.5 : 0.72, frame.width), y: at(0.64, frame.height), size: at(0.46, frame.height) },
        ink.paper,
        0.75,
      ) +
      bunting(frame, at(0.04, frame.height), at(0.03, frame.height), [ink.spark, ink.sun, ink.paper, ink.skyDeep]) +
      cube(
        { x: at(0.1, frame.width), y: at(frame.isTall ? 0.2 : 0.84, frame.height), scale: 1.3, turn: -8 },
        ink.spark,
        ink.cream,
      ) +
      cube(
        {
          x: at(frame.isTall ? 0.26 : 0.2, frame.width),
          y: at(frame.isTall ? 0.2 : 0.87, frame.height),
          scale: 1.1,
          turn: 10,
        },
        ink.skyDeep,
        ink.paper,
      ) +
      rattle({
        x: at(frame.isTall ? 0.8 : 0.2, frame.width),
        y: at(frame.isTall ? 0.2 : 0.36, frame.height),
        scale: 1.4,
        turn: 34,
      }) +
      flatLay(
        brand,
        [
          piece('longsleeve', 'cream', { accent: 'coral', pattern: 'stripes', seed: 2 }),
          piece('dungarees', 'sand', { fabric: 'corduroy', accent: 'cocoa' }),
          piece('cardigan', 'rose', { accent: 'cream', fabric: 'knit', seed: 2 }),
          piece('beanie', 'mustard', { accent: 'cream', seed: 2 }),
          piece('pyjamas', 'sky', { accent: 'night', pattern: 'stars' }),
          piece('joggers', 'lilac', { accent: 'plum', pattern: 'dots', seed: 2 }),
          piece('socks', 'coral', { accent: 'cream' }),
        ],
        frame,
      ),
  },
  {
    name: 'sleep',
    ground: '#2a2d63',
    draw: (frame) =>
      moon({ x: at(0.2, frame.width), y: at(0.28, frame.height), scale: 2.2, turn: -12 }) +
      scattered(51, 26, frame, ({ x, y, size }) => star({ x, y, scale: size / 60, turn: x % 40 }, ink.butter)) +
      hills(frame, 0.82, '#3b3f80') +
      flatLay(
        brand,
        [
          piece('pyjamas', 'sky', { accent: 'cream', pattern: 'stars' }),
          piece('pyjamas', 'coral', { accent: 'cream', print: 'rocket' }),
          piece('pyjamas', 'cream', { accent: 'forest', pattern: 'check', fabric: 'flannel' }),
          piece('socks', 'sun', { accent: 'coral' }),
          piece('pyjamas', 'lilac', { accent: 'plum', pattern: 'dots' }),
          piece('pyjamas', 'mint', { accent: 'night', pattern: 'stripes' }),
        ],
        frame,
      ),
  },
]

const meadow = (width: number, height: number): string =>
  [0.03, 0.09, 0.16, 0.22, 0.31, 0.36]
    .map((share, index) =>
      stem(
        { x: at(share, width), y: at(0.97 - (index % 2) * 0.03, height), size: 24 + (index % 3) * 6 },
        [ink.spark, ink.paper, ink.sun, ink.peach][index % 4] ?? ink.spark,
      ),
    )
    .join('')
