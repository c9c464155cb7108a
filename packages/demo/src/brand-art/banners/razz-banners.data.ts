import { el } from '../../illustrator/svg.ts'
import { flatLay, lay, rail, standTogether } from '../compose.ts'
import { burst, halftone } from '../raster.ts'
import { ground, snowfall } from '../scenery.ts'
import { boombox, skateboard, smiley, star, tag } from '../things.ts'
import { ink } from '../tokens.ts'
import { piece } from '../wardrobe.ts'
import { block, lockers, skyline, sneakers, tiles } from './razz-sets.ts'
import type { Scene } from './scene.ts'

const brand = 'razz'
const at = (share: number, of: number) => Math.round(share * of)

export const razzBanners: readonly Scene[] = [
  {
    name: 'street',
    ground: ink.lime,
    draw: (frame) =>
      halftone(frame, { x: 0, y: 40, size: at(0.5, frame.width) }, ink.limeDeep) +
      skyline(frame, 0.86, ink.black, ink.lime) +
      ground(frame, 0.84, ink.coal) +
      el('path', {
        d: `M0 ${at(0.92, frame.height)}H${frame.width}`,
        stroke: ink.white,
        'stroke-width': 14,
        'stroke-dasharray': '120 80',
      }) +
      skateboard({
        x: at(frame.isTall ? 0.5 : 0.2, frame.width),
        y: at(frame.isTall ? 0.965 : 0.9, frame.height),
        scale: 1.2,
      }) +
      standTogether(
        [
          {
            brand,
            top: piece('hoodie', 'black', { accent: 'fuchsia', print: 'lightning', seed: 2 }),
            bottom: piece('jeans', 'denim', { seed: 2 }),
            shoes: ink.white,
            person: { style: 'quiff', hair: '#ff7fbd', mood: 'calm', hasGlasses: true },
          },
          {
            brand,
            top: piece('tee', 'fuchsia', { accent: 'black', print: 'lettering' }),
            bottom: piece('joggers', 'charcoal', { seed: 3 }),
            shoes: ink.white,
            person: { style: 'curls', mood: 'smile', hasGlasses: false },
          },
          {
            brand,
            top: piece('jacket', 'cobalt', { accent: 'white', fabric: 'softshell', seed: 1 }),
            bottom: piece('jeans', 'black', { seed: 2 }),
            shoes: ink.pink,
            person: { style: 'long', mood: 'calm', hasGlasses: true },
            hat: piece('beanie', 'lime', { accent: 'black' }),
          },
        ],
        frame,
        0.95,
      ),
  },
  {
    name: 'denim',
    ground: ink.pinkLight,
    draw: (frame) =>
      block(
        at(frame.isTall ? 0.08 : 0.42, frame.width),
        at(frame.isTall ? 0.26 : 0.1, frame.height),
        at(frame.isTall ? 0.84 : 0.52, frame.width),
        at(frame.isTall ? 0.68 : 0.8, frame.height),
        ink.pink,
      ) +
      halftone(frame, { x: 0, y: 30, size: at(0.42, frame.width) }, ink.pink) +
      flatLay(
        brand,
        [
          piece('jacket', 'denim', { fabric: 'denim' }),
          piece('jeans', 'sky', { seed: 2 }),
          piece('jeans', 'night', { seed: 1 }),
          piece('cap', 'denim', { fabric: 'denim', accent: 'black' }),
          piece('skirt', 'denim', { fabric: 'denim' }),
          piece('shirt', 'denim', { fabric: 'denim', seed: 4 }),
          piece('bag', 'denim', { fabric: 'denim', accent: 'lime' }),
        ],
        frame,
      ),
  },
  {
    name: 'hoodies',
    ground: ink.black,
    draw: (frame) =>
      burst(frame, { x: at(frame.isTall ? 0.5 : 0.68, frame.width), y: at(0.46, frame.height) }, ink.coal) +
      block(
        at(frame.isTall ? 0.1 : 0.46, frame.width),
        at(0.3, frame.height),
        at(frame.isTall ? 0.8 : 0.46, frame.width),
        at(0.7, frame.height),
        ink.lime,
      ) +
      halftone(
        frame,
        {
          x: at(frame.isTall ? 0.1 : 0.46, frame.width) + 20,
          y: at(0.3, frame.height) + 30,
          size: at(0.34, frame.height),
        },
        ink.limeDeep,
      ) +
      standTogether(
        [
          {
            brand,
            top: piece('hoodie', 'fuchsia', { accent: 'black', print: 'lettering', seed: 1 }),
            bottom: piece('joggers', 'black', { seed: 2 }),
            shoes: ink.white,
            person: { style: 'bob', hair: '#1f1b20', mood: 'calm', hasGlasses: false },
          },
          {
            brand,
            top: piece('hoodie', 'white', { accent: 'black', print: 'skate', seed: 4 }),
            bottom: piece('jeans', 'black', { seed: 2 }),
            shoes: ink.pink,
            person: { style: 'buzz', mood: 'smile', hasGlasses: true },
          },
          {
            brand,
            top: piece('hoodie', 'cobalt', { accent: 'lime', pattern: 'colour-block', seed: 2 }),
            bottom: piece('joggers', 'stone', { seed: 1 }),
            shoes: ink.black,
            person: { style: 'puffs', mood: 'wink', hasGlasses: false },
          },
        ],
        frame,
        0.97,
      ) +
      smiley(
        { x: at(frame.isTall ? 0.84 : 0.2, frame.width), y: at(0.2, frame.height), scale: 1.5, turn: 12 },
        ink.pink,
      ),
  },
  {
    name: 'back-to-school',
    ground: ink.fog,
    draw: (frame) =>
      lockers(frame) +
      ground(frame, 0.88, ink.black) +
      standTogether(
        [
          {
            brand,
            top: piece('sweater', 'forest', { accent: 'lime', seed: 2 }),
            bottom: piece('jeans', 'denim', { seed: 2 }),
            shoes: ink.white,
            person: { style: 'parted', mood: 'calm', hasGlasses: true },
          },
          {
            brand,
            top: piece('shirt', 'white', { accent: 'black', pattern: 'check', fabric: 'flannel', seed: 2 }),
            bottom: piece('chino', 'black', { seed: 3 }),
            shoes: ink.lime,
            person: { style: 'curls', mood: 'smile', hasGlasses: false },
          },
          {
            brand,
            top: piece('longsleeve', 'lilac', { accent: 'black', print: 'heart', seed: 1 }),
            bottom: piece('skirt', 'black', { fabric: 'denim', accent: 'stone' }),
            shoes: ink.pink,
            person: { style: 'long', mood: 'wink', hasGlasses: false },
          },
        ],
        frame,
        0.96,
      ) +
      lay(
        brand,
        piece('bag', 'fuchsia', { accent: 'black' }),
        {
          x: at(frame.isTall ? 0.5 : 0.22, frame.width),
          y: at(frame.isTall ? 0.17 : 0.74, frame.height),
          size: at(frame.isTall ? 0.22 : 0.34, frame.height),
          turn: -6,
        },
        `${frame.place} bag`,
      ),
  },
  {
    name: 'winter',
    ground: '#16161d',
    draw: (frame) =>
      el('path', {
        d: `M0 ${frame.height}L${frame.width} ${at(0.36, frame.height)}V${frame.height}Z`,
        fill: ink.pink,
      }) +
      el('path', {
        d: `M0 ${frame.height}L${frame.width} ${at(0.36, frame.height)}`,
        stroke: ink.lime,
        'stroke-width': 16,
      }) +
      standTogether(
        [
          {
            brand,
            top: piece('winter-coat', 'lime', { accent: 'black', seed: 2 }),
            bottom: piece('joggers', 'charcoal', { seed: 1 }),
            hat: piece('beanie', 'white', { accent: 'lime' }),
            shoes: ink.white,
            person: { style: 'long', mood: 'calm', hasGlasses: false },
          },
          {
            brand,
            top: piece('winter-coat', 'cobalt', { accent: 'white', seed: 1 }),
            bottom: piece('jeans', 'black', { seed: 2 }),
            hat: piece('beanie', 'fuchsia', { accent: 'white', seed: 3 }),
            shoes: ink.lime,
            person: { style: 'crop', mood: 'smile', hasGlasses: true },
          },
          {
            brand,
            top: piece('gilet', 'white', { accent: 'fuchsia', seed: 2 }),
            bottom: piece('joggers', 'stone', { seed: 3 }),
            hat: piece('beanie', 'cobalt', { accent: 'white' }),
            shoes: ink.white,
            person: { style: 'curls', mood: 'wink', hasGlasses: false },
          },
        ],
        frame,
        0.96,
      ) +
      snowfall(frame, 9, ink.white, 60),
  },
  {
    name: 'new-in',
    ground: ink.white,
    draw: (frame) => tiles(frame),
  },
  {
    name: 'sale',
    ground: ink.lime,
    draw: (frame) =>
      el('path', { d: `M0 0H${at(0.46, frame.width)}L${at(0.3, frame.width)} ${frame.height}H0Z`, fill: ink.pink }) +
      halftone(frame, { x: 20, y: 40, size: at(0.4, frame.width) }, ink.pinkLight) +
      star(
        {
          x: at(frame.isTall ? 0.34 : 0.22, frame.width),
          y: at(frame.isTall ? 0.1 : 0.82, frame.height),
          scale: 1.5,
          turn: 12,
        },
        ink.white,
      ) +
      flatLay(
        brand,
        [
          piece('hoodie', 'black', { accent: 'lime', print: 'lettering', seed: 1 }),
          piece('jacket', 'fuchsia', { accent: 'black', fabric: 'rain-nylon' }),
          piece('tee', 'white', { accent: 'fuchsia', print: 'skate', seed: 2 }),
          piece('cap', 'black', { accent: 'fuchsia', print: 'lightning' }),
          piece('joggers', 'cobalt', { accent: 'white', seed: 2 }),
          piece('jeans', 'denim', { seed: 2 }),
          piece('sneaker', 'white', { accent: 'black', seed: 4 }),
        ],
        frame,
      ) +
      tag(
        {
          x: at(frame.isTall ? 0.15 : 0.645, frame.width),
          y: at(frame.isTall ? 0.2 : 0.5, frame.height),
          scale: frame.isTall ? 1.8 : 1.4,
          turn: -14,
        },
        ink.pink,
        ink.lime,
      ),
  },
  {
    name: 'sample-sale',
    ground: ink.black,
    draw: (frame) =>
      halftone(frame, { x: 30, y: 60, size: at(0.6, frame.height) }, ink.coal) +
      ground(frame, 0.86, ink.lime) +
      rail(
        brand,
        [
          piece('tee', 'lime', { accent: 'black', print: 'lettering', seed: 2 }),
          piece('hoodie', 'fuchsia', { accent: 'white', seed: 2 }),
          piece('jacket', 'denim', { fabric: 'denim' }),
          piece('shirt', 'white', { accent: 'black', pattern: 'check', fabric: 'flannel', seed: 2 }),
        ],
        frame,
        ink.white,
      ) +
      tag(
        {
          x: at(frame.isTall ? 0.2 : 0.49, frame.width),
          y: at(frame.isTall ? 0.17 : 0.74, frame.height),
          scale: frame.isTall ? 1.7 : 1.8,
          turn: -12,
        },
        ink.pink,
        ink.white,
      ),
  },
  {
    name: 'sneakers',
    ground: ink.lime,
    draw: (frame) =>
      block(0, at(0.62, frame.height), frame.width, at(0.4, frame.height), ink.black) +
      halftone(frame, { x: 0, y: 30, size: at(0.46, frame.width) }, ink.limeDeep) +
      sneakers(frame),
  },
  {
    name: 'summer',
    ground: ink.pink,
    draw: (frame) =>
      burst(frame, { x: at(frame.isTall ? 0.5 : 0.68, frame.width), y: at(0.5, frame.height) }, ink.pinkLight) +
      el('circle', {
        cx: at(frame.isTall ? 0.5 : 0.68, frame.width),
        cy: at(0.52, frame.height),
        r: at(0.34, frame.height),
        fill: ink.lime,
      }) +
      boombox(
        {
          x: at(frame.isTall ? 0.5 : 0.2, frame.width),
          y: at(frame.isTall ? 0.16 : 0.78, frame.height),
          scale: frame.isTall ? 1.1 : 1.4,
          turn: -4,
        },
        ink.white,
      ) +
      standTogether(
        [
          {
            brand,
            top: piece('tee', 'white', { accent: 'cobalt', pattern: 'tie-dye', seed: 1 }),
            bottom: piece('shorts', 'black', { accent: 'lime', seed: 3 }),
            shoes: ink.white,
            person: { style: 'braids', mood: 'smile', hasGlasses: true },
          },
          {
            brand,
            top: piece('polo', 'lime', { accent: 'black', seed: 2 }),
            bottom: piece('shorts', 'denim', { fabric: 'denim', accent: 'black', seed: 1 }),
            shoes: ink.black,
            person: { style: 'quiff', mood: 'calm', hasGlasses: true },
          },
          {
            brand,
            top: piece('dress', 'black', { accent: 'lime', pattern: 'florals', fabric: 'poplin', seed: 2 }),
            shoes: ink.white,
            person: { style: 'bun', mood: 'wink', hasGlasses: false },
          },
        ],
        frame,
        0.96,
      ),
  },
]
