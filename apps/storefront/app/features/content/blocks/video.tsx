import { Icon } from '@vonk/ui/icon'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLaterTranslation } from '#i18n/index.ts'
import { whenInSight } from '#ui/in-sight.ts'
import type { VideoBlock } from '../load/story-data.ts'
import { Picture } from '../picture.tsx'
import styles from './video.module.css'

/** A film. Nothing of it is fetched, from us or anybody else, before somebody wants to see it. */
export function Video({ block }: { block: VideoBlock }) {
  const [isWanted, setIsWanted] = useState(false)
  const [ref, isPlayingQuietly] = useCalmAutoplay(block.autoplay && block.player === null)
  const isShown = isWanted || isPlayingQuietly
  return (
    <figure className={styles.figure} ref={ref}>
      <div className={styles.screen}>
        {isShown ? (
          <Player block={block} isQuiet={!isWanted} />
        ) : (
          <Poster block={block} onPlay={() => setIsWanted(true)} />
        )}
      </div>
      {block.caption !== '' && <figcaption className={styles.caption}>{block.caption}</figcaption>}
    </figure>
  )
}

function Poster({ block: { title, poster, player }, onPlay }: { block: VideoBlock; onPlay: () => void }) {
  const t = useLaterTranslation()
  return (
    <>
      {poster && <Picture picture={poster} sizes="(width >= 1480px) 1280px, 100vw" isFilling />}
      <button type="button" className={styles.play} onClick={onPlay}>
        <Icon name="play" size="l" />
        <span className={styles.label}>{t('video.play', { title })}</span>
      </button>
      {player && <p className={styles.notice}>{t('video.notice', { player })}</p>}
    </>
  )
}

function Player({ block: { src, player, title, loop }, isQuiet }: { block: VideoBlock; isQuiet: boolean }) {
  if (player) {
    return (
      <iframe
        src={src}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  return <video src={src} aria-label={title} controls autoPlay playsInline loop={loop} muted={isQuiet} />
}

/** Whether a film that plays by itself may begin: when it comes into sight, and never for those who want less motion. */
function useCalmAutoplay(isWished: boolean): [RefObject<HTMLElement | null>, boolean] {
  const ref = useRef<HTMLElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!isWished || isCalm || !ref.current) return
    return whenInSight(ref.current, () => setIsPlaying(true))
  }, [isWished])
  return [ref, isPlaying]
}
