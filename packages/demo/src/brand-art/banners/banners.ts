import type { Brand } from '../../label/index.ts'
import { type Artwork, pathOf, type Size, sheet } from '../artwork.ts'
import type { Frame } from '../compose.ts'
import { razzDepartments, vonkDepartments } from './department-banners.data.ts'
import { razzBanners } from './razz-banners.data.ts'
import type { Scene } from './scene.ts'
import { vonkBanners } from './vonk-banners.data.ts'

const shapes = { wide: { width: 1920, height: 1080 }, tall: { width: 1080, height: 1350 } } as const satisfies Record<
  string,
  Size
>

const scenes: Readonly<Record<Brand, readonly Scene[]>> = {
  vonk: [...vonkBanners, ...vonkDepartments],
  razz: [...razzBanners, ...razzDepartments],
}

export const banners: readonly Artwork[] = (['vonk', 'razz'] as const).flatMap((brand) =>
  scenes[brand].flatMap((scene) =>
    (['wide', 'tall'] as const).map((shape) => ({
      path: pathOf('banner', shapes[shape], `${brand}-${scene.name}-${shape}`),
      draw: () => drawScene(scene, { ...shapes[shape], isTall: shape === 'tall', place: `${brand} ${scene.name}` }),
    })),
  ),
)

const drawScene = ({ ground, draw }: Scene, frame: Frame): string => sheet(frame, ground, draw(frame))

/** A scene of a brand in a shape of one's own. */
export function drawFrameOf(
  brand: Brand,
  name: string,
  frame: Frame,
): { readonly ground: string; readonly drawn: string } {
  const scene = scenes[brand].find((one) => one.name === name)
  if (!scene) throw new Error(`${brand} has no scene ${name}`)
  return { ground: scene.ground, drawn: scene.draw(frame) }
}
