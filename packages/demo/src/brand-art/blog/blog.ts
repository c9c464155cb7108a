import { type Artwork, pathOf, sheet } from '../artwork.ts'
import { indoors } from './blog-indoors.data.ts'
import { outdoors } from './blog-outdoors.data.ts'

const canvas = { width: 1500, height: 1000 } as const

export const blogPictures: readonly Artwork[] = [...outdoors, ...indoors].map(({ name, ground, draw }) => ({
  path: pathOf('blog', canvas, name),
  draw: () => sheet(canvas, ground, draw(`blog ${name}`)),
}))
