import { hang, lay } from '../compose.ts'
import { halftone } from '../raster.ts'
import { cloud, ground, hills, rainfall, stem, sun, tree } from '../scenery.ts'
import { ball, shell, skateboard, smiley, star, umbrella } from '../things.ts'
import { ink } from '../tokens.ts'
import { piece } from '../wardrobe.ts'
import type { Motive } from './motive.ts'
import {
  basket,
  blanket,
  castle,
  fill,
  fruit,
  houses,
  line,
  parasol,
  pegs,
  puddle,
  rect,
  school,
  shadow,
  slide,
  splash,
  swings,
} from './outdoor-sets.ts'
import { dex, finn, jip, mila, noor, rae, sam, zuri } from './people.ts'
import { poses } from './poses.data.ts'
import { puppet } from './puppet.ts'

const canvas = { width: 1500, height: 1000 }

export const outdoors: readonly Motive[] = [
  {
    name: 'laundry',
    ground: ink.sky,
    draw: (place) =>
      sun({ x: 1290, y: 180, size: 96 }) +
      cloud({ x: 230, y: 150, size: 90 }) +
      cloud({ x: 830, y: 110, size: 66 }) +
      hills(canvas, 0.68, ink.field) +
      rect(92, 220, 22, 640, ink.woodDeep, 8) +
      rect(1394, 220, 22, 640, ink.woodDeep, 8) +
      line('M100 250Q750 330 1406 250', ink.night, 5) +
      [
        { item: piece('tee', 'coral', { accent: 'cream', pattern: 'stripes' }), x: 300, y: 268 },
        { item: piece('dress', 'sun', { accent: 'coral', pattern: 'florals', fabric: 'poplin' }), x: 560, y: 282 },
        { item: piece('longsleeve', 'cream', { accent: 'night', seed: 2 }), x: 840, y: 286 },
        { item: piece('pyjamas', 'lilac', { accent: 'plum', pattern: 'stars' }), x: 1120, y: 276 },
      ]
        .map(({ item, x, y }, index) =>
          hang('vonk', item, { x, y, size: 290, turn: [2, -2, 1.5, -1][index] ?? 0 }, `${place} ${index}`),
        )
        .join('') +
      pegs([300, 560, 840, 1120], 282) +
      hills(canvas, 0.83, ink.fieldDeep, 1) +
      shadow(436, 944, 100) +
      puppet({
        name: 'noor',
        person: noor,
        pose: poses.reach,
        clothes: { top: ink.night, bottom: ink.spark, shoes: ink.sun, stripes: ink.cream },
        x: 436,
        y: 800,
        scale: 0.92,
      }) +
      basket(820, 850) +
      shadow(1230, 920, 110) +
      puppet({
        name: 'sam',
        person: sam,
        pose: poses.wave,
        clothes: { top: ink.sun, sleeve: 'short', bottom: '#4f6f95', legs: 'shorts', shoes: ink.spark },
        x: 1230,
        y: 766,
        scale: 1,
      }),
  },
  {
    name: 'rain-walk',
    ground: '#b9cfe0',
    draw: () =>
      cloud({ x: 300, y: 150, size: 130 }, '#93afc6') +
      cloud({ x: 1080, y: 120, size: 150 }, '#93afc6') +
      houses('#a6bfd3') +
      hills(canvas, 0.74, '#7fa89a') +
      ground(canvas, 0.84, '#6d7f8f') +
      puddle(420, 930, 180) +
      puddle(1020, 946, 230) +
      rainfall(canvas, 7, '#e6f0f8', 110) +
      puppet({
        name: 'jip',
        person: jip,
        pose: {
          ...poses.walk,
          arms: [
            poses.walk.arms[0],
            [
              [96, -96],
              [72, -150],
            ],
          ],
          isFront: true,
        },
        clothes: { top: ink.sun, coat: true, bottom: ink.night, shoes: ink.spark },
        x: 470,
        y: 750,
        scale: 1.12,
      }) +
      umbrella({ x: 556, y: 470, scale: 2, turn: 8 }) +
      puppet({
        name: 'zuri',
        person: zuri,
        pose: poses.jump,
        clothes: { top: ink.spark, coat: true, bottom: ink.night, legs: 'tights', stripes: ink.paper, shoes: ink.sun },
        x: 1020,
        y: 720,
        scale: 1.12,
        turn: -4,
      }) +
      splash(1020, 930),
  },
  {
    name: 'beach',
    ground: ink.ice,
    draw: (place) =>
      sun({ x: 300, y: 210, size: 120 }) +
      cloud({ x: 1160, y: 150, size: 96 }) +
      ground(canvas, 0.5, ink.skyDeep) +
      hills(canvas, 0.6, '#a9d7ef', 1) +
      line('M0 590Q190 560 380 590T760 590T1140 590T1520 590', ink.paper, 12) +
      hills(canvas, 0.7, ink.butter) +
      parasol(1180, 860) +
      castle(720, 850) +
      lay('vonk', piece('swimwear', 'coral', { accent: 'cream' }), { x: 1290, y: 900, size: 190, turn: 14 }, place) +
      shadow(420, 920, 120) +
      puppet({
        name: 'finn',
        person: finn,
        pose: poses.jump,
        clothes: {
          top: ink.paper,
          stripes: ink.spark,
          sleeve: 'short',
          bottom: '#2f55c9',
          legs: 'shorts',
          shoes: ink.sun,
        },
        x: 420,
        y: 740,
        scale: 1.1,
      }) +
      puppet({
        name: 'mila',
        person: mila,
        pose: poses.sit,
        clothes: { top: ink.spark, sleeve: 'short', bottom: ink.spark, legs: 'shorts', shoes: ink.paper },
        x: 940,
        y: 880,
        scale: 1.05,
        isMirrored: true,
      }) +
      ball({ x: 210, y: 880, scale: 1.1, turn: 20 }) +
      shell({ x: 580, y: 940, scale: 0.6 }) +
      star({ x: 1420, y: 800, scale: 0.7, turn: 18 }, ink.spark),
  },
  {
    name: 'first-school-day',
    ground: ink.sky,
    draw: (place) =>
      cloud({ x: 220, y: 160, size: 90 }) +
      cloud({ x: 1290, y: 130, size: 80 }) +
      school() +
      hills(canvas, 0.8, ink.field) +
      fill('M640 760H860L1120 1000H380Z', '#e9d9bd') +
      tree({ x: 150, y: 850, size: 380 }, ink.fieldDeep, ink.forest) +
      tree({ x: 1370, y: 850, size: 340 }, ink.fieldDeep, ink.forest) +
      shadow(560, 944, 110) +
      lay('vonk', piece('bag', 'sun', { accent: 'night' }), { x: 540, y: 690, size: 230, turn: -3 }, place) +
      puppet({
        name: 'finn',
        person: finn,
        pose: poses.wave,
        clothes: { top: ink.spark, bottom: '#4f6f95', shoes: ink.paper },
        x: 560,
        y: 790,
        scale: 1.05,
      }) +
      shadow(900, 950, 110) +
      puppet({
        name: 'zuri',
        person: zuri,
        pose: poses.walk,
        clothes: { top: ink.paper, stripes: ink.night, bottom: ink.forest, legs: 'skirt', shoes: ink.spark },
        x: 900,
        y: 798,
        scale: 1.05,
        isMirrored: true,
      }),
  },
  {
    name: 'playground',
    ground: ink.ice,
    draw: () =>
      sun({ x: 1330, y: 170, size: 90 }) +
      cloud({ x: 700, y: 120, size: 80 }) +
      hills(canvas, 0.66, ink.field) +
      tree({ x: 1190, y: 740, size: 300 }, ink.fieldDeep, ink.forest) +
      hills(canvas, 0.8, '#e7c99a', 1) +
      slide() +
      swings() +
      puppet({
        name: 'noor',
        person: noor,
        pose: poses.swing,
        clothes: { top: ink.spark, bottom: ink.night, shoes: ink.sun },
        x: 1056,
        y: 640,
        scale: 0.98,
        turn: -10,
      }) +
      puppet({
        name: 'sam',
        person: sam,
        pose: {
          ...poses.sit,
          arms: [
            [
              [-80, -150],
              [-110, -214],
            ],
            [
              [70, -150],
              [104, -210],
            ],
          ],
        },
        clothes: { top: ink.sun, sleeve: 'short', bottom: '#4f6f95', shoes: ink.spark },
        x: 436,
        y: 606,
        scale: 0.96,
        turn: 16,
      }) +
      shadow(760, 930, 100) +
      puppet({
        name: 'jip',
        person: jip,
        pose: poses.jump,
        clothes: { top: ink.forest, stripes: ink.cream, bottom: ink.sunDeep, legs: 'skirt', shoes: ink.night },
        x: 760,
        y: 760,
        scale: 0.96,
      }),
  },
  {
    name: 'skate-park',
    ground: ink.lime,
    draw: () =>
      halftone(canvas, { x: 0, y: 40, size: 620 }, ink.limeDeep) +
      fill('M0 1000V820H420C760 820 980 660 1040 360H1500V1000Z', ink.black) +
      line('M0 820H420C760 820 980 660 1040 360H1500', ink.pink, 16) +
      fill('M1100 470H1440V520H1100ZM1100 580H1440V610H1100Z', ink.coal) +
      smiley({ x: 1290, y: 740, scale: 1.7, turn: 10 }, ink.pink) +
      puppet({
        name: 'rae',
        person: rae,
        pose: poses.skate,
        clothes: { top: ink.pink, bottom: '#4f6f95', shoes: ink.white },
        x: 640,
        y: 560,
        scale: 1.25,
        turn: -18,
      }) +
      skateboard({ x: 690, y: 740, scale: 1.25, turn: -20 }, ink.pink) +
      puppet({
        name: 'dex',
        person: dex,
        pose: poses.sit,
        clothes: { top: ink.black, bottom: ink.steel, shoes: ink.pink },
        x: 1230,
        y: 340,
        scale: 1.05,
        isMirrored: true,
      }) +
      puppet({
        name: 'kim',
        person: { ...rae, skin: '#f6d3b6', hair: '#1f1b20', style: 'long', hasGlasses: false, mood: 'smile' },
        pose: poses.wave,
        clothes: { top: ink.white, stripes: ink.black, bottom: ink.coal, shoes: ink.pink },
        x: 200,
        y: 656,
        scale: 1.1,
      }),
  },
  {
    name: 'picnic',
    ground: '#d9f0e2',
    draw: () =>
      sun({ x: 200, y: 180, size: 90 }) +
      cloud({ x: 1100, y: 140, size: 80 }) +
      hills(canvas, 0.5, ink.field) +
      hills(canvas, 0.62, ink.fieldDeep, 1) +
      tree({ x: 1330, y: 660, size: 520 }, '#5fb491', ink.forest) +
      blanket() +
      puppet({
        name: 'mila',
        person: mila,
        pose: poses.sit,
        clothes: { top: ink.sun, sleeve: 'short', bottom: ink.spark, legs: 'shorts', shoes: ink.paper },
        x: 420,
        y: 800,
        scale: 1.12,
      }) +
      puppet({
        name: 'sam',
        person: sam,
        pose: poses.sit,
        clothes: { top: ink.night, stripes: ink.cream, bottom: '#4f6f95', shoes: ink.spark },
        x: 1100,
        y: 800,
        scale: 1.12,
        isMirrored: true,
      }) +
      basket(760, 800) +
      fruit(640, 880) +
      [120, 210, 1290, 1400]
        .map((x, index) =>
          stem(
            { x, y: 960 - (index % 2) * 20, size: 26 },
            [ink.spark, ink.paper, ink.sun, ink.peach][index] ?? ink.spark,
          ),
        )
        .join(''),
  },
]
