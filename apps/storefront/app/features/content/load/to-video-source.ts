import type { VideoBlock } from './story-data.ts'

/** A film as it is played: from a file, or in the player of the company that keeps it, in its privacy mode. */
export function toVideoSource(url: string): Pick<VideoBlock, 'src' | 'player'> {
  const youTube =
    /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})/.exec(url)
  if (youTube)
    return { player: 'YouTube', src: `https://www.youtube-nocookie.com/embed/${youTube[1]}?autoplay=1&rel=0` }
  const vimeo = /vimeo\.com\/(?:video\/)?(\d{4,15})/.exec(url)
  if (vimeo) return { player: 'Vimeo', src: `https://player.vimeo.com/video/${vimeo[1]}?autoplay=1&dnt=1` }
  return { player: null, src: url }
}
