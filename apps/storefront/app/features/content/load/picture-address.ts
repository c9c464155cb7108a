import type { StoryPicture } from './story-data.ts'

const widths = [375, 540, 768, 1024, 1440, 1920]
const placeholderWidth = 94

// Of every region; a drawing has no pixels to be scaled.
const spacePicture = /^https:\/\/a(?:-[a-z]+)?\.storyblok(?:\.com|china\.cn)\/f\/.*(?<!\.svg)$/i

/** Our own image service knows our own files; a space brings one with its files. */
function addressOf(src: string, width: number): string {
  if (!/^https?:/i.test(src)) return `/img/${width}/0/resize${src.startsWith('/') ? src : `/${src}`}`
  return spacePicture.test(src) ? `${src}/m/${width}x0` : src
}

/** The addresses a browser chooses from. */
export const pictureSet = {
  of: ({ src }: StoryPicture): string => widths.map((width) => `${addressOf(src, width)} ${width}w`).join(', '),
  fallback: ({ src }: StoryPicture): string => addressOf(src, 1024),
}

/** A few hundred bytes to look at until the picture is there; the service saves it at half its quality. */
export function placeholderOf({ src }: StoryPicture): string {
  return addressOf(src, placeholderWidth)
}
