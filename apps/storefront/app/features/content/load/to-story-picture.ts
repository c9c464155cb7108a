import type { ContentImage } from '@vonk/contract'
import { focalPoint, imageSize } from '@vonk/domain/urls'
import type { StoryPicture } from './story-data.ts'

const fallbackSize = { width: 1920, height: 1080 }

/** A picture with its size, so that the page keeps a place for it, and what has to stay in sight. */
export function toStoryPicture({ filename, alt, focus }: ContentImage): StoryPicture {
  const { width, height } = imageSize(filename) ?? fallbackSize
  const { x, y } = focalPoint({ filename, focus })
  const tenths = [Math.round(x * 10), Math.round(y * 10)] as const
  const isCentred = tenths[0] === 5 && tenths[1] === 5
  return { src: filename, alt, width, height, ...(!isCentred && { focus: tenths }) }
}

export function findStoryPicture(image: ContentImage | null): StoryPicture | null {
  return image && toStoryPicture(image)
}
