import { pathOf } from '../brand-art/index.ts'
import { blogScenes, scenes } from './pictures.data.ts'
import { type StoryView, say } from './story-view.ts'

type Size = { readonly width: number; readonly height: number }

/** A scene of a brand's banners, such as `vonk-spring`. */
export type Shown = keyof typeof scenes
/** A scene of the blog's pictures. */
export type BlogShown = keyof typeof blogScenes

const sizes = {
  wide: { width: 1920, height: 1080 },
  tall: { width: 1080, height: 1350 },
  blog: { width: 1500, height: 1000 },
  tile: { width: 600, height: 744 },
  shop: { width: 1200, height: 900 },
} as const

/** Where the faces are, or what hangs there: beside the words and high on a wide one, in the middle of a tall one. */
const subjects = {
  wide: [0.7, 0.2],
  tall: [0.5, 0.62],
  blog: [0.5, 0.58],
  tile: [0.5, 0.5],
  shop: [0.5, 0.64],
} as const

function shown(filename: string, shape: keyof typeof sizes, alt: string) {
  return { filename, alt, focus: focusAt(sizes[shape], subjects[shape]) }
}

function focusAt({ width, height }: Size, [x, y]: readonly [number, number]): string {
  const [left, top] = [Math.round(width * x), Math.round(height * y)]
  return `${left}x${top}:${left + 1}x${top + 1}`
}

/** A banner in the shape of a desktop or of a telephone. */
export function picture(view: StoryView, scene: Shown, shape: 'wide' | 'tall') {
  return shown(pathOf('banner', sizes[shape], `${scene}-${shape}`), shape, say(view, scenes[scene]))
}

function blogPicture(view: StoryView, scene: BlogShown) {
  return shown(pathOf('blog', sizes.blog, scene), 'blog', say(view, blogScenes[scene]))
}

/** The tile of a category, by the code it has in the main shop. */
export function tilePicture({ brand }: StoryView, code: string, alt: string) {
  return shown(pathOf('category', sizes.tile, `${brand}-${code}`), 'tile', alt)
}

/** A banner or a picture of the blog, as it lies. */
export function anyPicture(view: StoryView, scene: Shown | BlogShown) {
  return isBanner(scene) ? picture(view, scene, 'wide') : blogPicture(view, scene)
}

function isBanner(scene: Shown | BlogShown): scene is Shown {
  return Object.hasOwn(scenes, scene)
}

const shopFront = {
  nl: 'De etalage van een winkel van {brand}',
  de: 'Das Schaufenster eines Ladens von {brand}',
  en: 'The window of a {brand} store',
} as const

/** The front of a shop by its slug. */
export function shopPicture(view: StoryView, slug: string) {
  const brand = view.brand === 'vonk' ? 'Vonk' : 'Razz'
  return shown(pathOf('store', sizes.shop, slug), 'shop', say(view, shopFront).replace('{brand}', brand))
}
