import { attributesOf } from './read-tags.ts'

/** Every address a page shows a picture from: each width of each, icons, and what other sites show of it. */
export function readPictures(html: string, address: URL): URL[] {
  const images = attributesOf(html, 'img').flatMap(({ src, srcSet }) => [src, ...candidates(srcSet)])
  const sources = attributesOf(html, 'source').flatMap(({ src, srcSet }) => [src, ...candidates(srcSet)])
  const links = attributesOf(html, 'link')
    .filter(({ rel = '', as }) => as === 'image' || rel.includes('icon'))
    .flatMap(({ href, imageSrcSet }) => [href, ...candidates(imageSrcSet)])
  const shared = attributesOf(html, 'meta').map(({ property, content }) =>
    property === 'og:image' ? content : undefined,
  )
  const posters = attributesOf(html, 'video').map(({ poster }) => poster)
  const icons = attributesOf(html, 'use').map(({ href }) => href)
  const found = [...images, ...sources, ...links, ...shared, ...posters, ...icons]
  const named = found.filter((path) => path !== undefined && !path.startsWith('data:')) as string[]
  return [...new Set(named)].map((path) => new URL(path, address))
}

function candidates(srcSet = ''): string[] {
  return srcSet.split(', ').flatMap((candidate) => candidate.split(' ')[0] || [])
}

const sized = /^\/img\/(\d+\/\d+)\/resize(\/.*)$/

/** What was asked for already: drawings and sizes apart, for a drawing that can be shown can be shown in every size of the shop. */
export type SeenPictures = { readonly drawings: Set<string>; readonly sizes: Set<string> }

/** Those that tell something new, at most so many drawings nobody has seen; each size and each icon is always new once. */
export function newPictures(pictures: readonly URL[], { drawings, sizes }: SeenPictures, most: number): URL[] {
  let left = most
  return pictures.filter(({ pathname, hash }) => {
    const [, size = '', drawing = pathname + hash] = sized.exec(pathname) ?? []
    const isNewSize = size !== '' && !sizes.has(size)
    const isNewDrawing = !drawings.has(drawing) && (size === '' || left > 0)
    if (!isNewSize && !isNewDrawing) return false
    if (isNewDrawing && size !== '') left -= 1
    sizes.add(size)
    drawings.add(drawing)
    return true
  })
}
