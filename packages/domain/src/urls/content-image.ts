export type ImageSize = { readonly width: number; readonly height: number }
/** A point of a picture, from 0 to 1 in both directions. */
export type FocalPoint = { readonly x: number; readonly y: number }

const drawing: ImageSize = { width: 1_200, height: 1_200 }

/** The size a content image's file name tells: `…/1920x1080/…`; null when it tells none. A drawing in a space has any (`…/x/…`). */
export function imageSize(filename: string): ImageSize | null {
  if (/\/x\/.*\.svg$/i.test(filename)) return drawing
  const [, width, height] = /\/(\d{1,5})x(\d{1,5})\//.exec(filename) ?? []
  if (Number(width) > 0 && Number(height) > 0) return { width: Number(width), height: Number(height) }
  return null
}

/** What has to stay in sight when a picture is cropped: the middle of `left x top : right x bottom`, else of the picture. */
export function focalPoint(image: { readonly filename: string; readonly focus: string }): FocalPoint {
  const size = imageSize(image.filename)
  const corners = /^(\d{1,5})x(\d{1,5}):(\d{1,5})x(\d{1,5})$/.exec(image.focus)
  if (!size || !corners) return { x: 0.5, y: 0.5 }
  const [left = 0, top = 0, right = 0, bottom = 0] = corners.slice(1).map(Number)
  return { x: Math.min(1, (left + right) / 2 / size.width), y: Math.min(1, (top + bottom) / 2 / size.height) }
}
