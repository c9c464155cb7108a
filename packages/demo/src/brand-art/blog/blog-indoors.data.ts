import { el } from '../../illustrator/svg.ts'
import { lay } from '../compose.ts'
import { ink } from '../tokens.ts'
import { piece } from '../wardrobe.ts'
import {
  button,
  cat,
  fill,
  frame,
  lamp,
  line,
  machine,
  openBook,
  picture,
  rect,
  ruler,
  scissors,
  seascape,
  sofa,
  spools,
  windowPane,
} from './indoor-sets.ts'
import type { Motive } from './motive.ts'
import { finn, jip, mila, noor, sam } from './people.ts'
import { poses } from './poses.data.ts'
import { puppet } from './puppet.ts'

export const indoors: readonly Motive[] = [
  {
    name: 'sewing-table',
    ground: ink.butter,
    draw: (place) =>
      rect(0, 0, 1500, 620, '#f7e3c3') +
      line('M180 120H620M180 120V96M620 120V96', ink.woodDeep, 10) +
      spools(220, 96) +
      frame(960, 90) +
      rect(0, 600, 1500, 400, ink.wood) +
      rect(0, 600, 1500, 22, ink.woodDeep) +
      machine(1010, 590) +
      lay(
        'vonk',
        piece('shirt', 'sky', { accent: 'night', fabric: 'poplin', seed: 1 }),
        { x: 360, y: 700, size: 470, turn: -10 },
        place,
      ) +
      fill('M640 860C760 800 900 880 1010 820L1040 960C900 1000 760 930 660 980Z', ink.spark) +
      line('M660 866C770 812 900 888 1004 832', ink.cream, 5, '16 12') +
      scissors(820, 880) +
      line('M600 720C680 650 780 760 900 690', ink.sun, 20) +
      line('M600 720C680 650 780 760 900 690', ink.night, 20, '2 18') +
      [
        [1240, 900, ink.night],
        [1300, 850, ink.spark],
        [1350, 920, ink.fieldDeep],
        [1190, 840, ink.paper],
      ]
        .map(([x, y, colour]) => button(Number(x), Number(y), String(colour)))
        .join(''),
  },
  {
    name: 'size-measuring',
    ground: ink.mint,
    draw: () =>
      rect(0, 820, 1500, 180, '#d8b48a') +
      rect(0, 806, 1500, 20, ink.paper) +
      ruler(700, 150) +
      picture(230, 190) +
      seascape(1160, 150) +
      el('ellipse', { cx: 770, cy: 906, rx: 170, ry: 22, fill: ink.night, 'fill-opacity': 0.14 }) +
      puppet({
        name: 'noor',
        person: noor,
        pose: poses.stand,
        clothes: { top: ink.spark, stripes: ink.cream, bottom: ink.night, shoes: ink.sun },
        x: 770,
        y: 730,
        scale: 1.28,
      }) +
      el('ellipse', { cx: 1090, cy: 906, rx: 150, ry: 20, fill: ink.night, 'fill-opacity': 0.14 }) +
      puppet({
        name: 'sam',
        person: sam,
        pose: {
          ...poses.wave,
          arms: [
            [
              [-70, -150],
              [-130, -190],
            ],
            [
              [80, -60],
              [60, -4],
            ],
          ],
        },
        clothes: { top: ink.sun, sleeve: 'short', bottom: '#4f6f95', shoes: ink.spark },
        x: 1090,
        y: 744,
        scale: 1.2,
      }) +
      line('M950 500C900 470 850 452 792 456', ink.sun, 18) +
      line('M950 500C900 470 850 452 792 456', ink.night, 18, '2 20') +
      el('ellipse', { cx: 380, cy: 906, rx: 150, ry: 20, fill: ink.night, 'fill-opacity': 0.14 }) +
      puppet({
        name: 'jip',
        person: jip,
        pose: poses.carry,
        clothes: { top: ink.forest, bottom: ink.sunDeep, legs: 'skirt', shoes: ink.night },
        x: 380,
        y: 750,
        scale: 1.16,
      }) +
      rect(330, 640, 110, 84, ink.paper, 8) +
      line('M350 668H420M350 690H400', ink.spark, 8),
  },
  {
    name: 'winter-evening',
    ground: '#f3d9b4',
    draw: () =>
      rect(0, 800, 1500, 200, '#b98a5e') +
      windowPane() +
      lamp(1290, 300) +
      el('circle', { cx: 1290, cy: 420, r: 330, fill: ink.sun, 'fill-opacity': 0.18 }) +
      sofa() +
      puppet({
        name: 'mila',
        person: mila,
        pose: poses.sit,
        clothes: { top: ink.skyDeep, bottom: ink.skyDeep, shoes: ink.spark, stripes: ink.paper },
        x: 640,
        y: 720,
        scale: 1.16,
      }) +
      puppet({
        name: 'finn',
        person: finn,
        pose: {
          ...poses.carry,
          legs: [
            [
              [60, -20],
              [120, 60],
            ],
            [
              [80, -30],
              [150, 56],
            ],
          ],
        },
        clothes: { top: ink.spark, bottom: ink.spark, shoes: ink.paper },
        x: 1010,
        y: 720,
        scale: 1.16,
      }) +
      openBook(1026, 668) +
      cat(1330, 860),
  },
]
