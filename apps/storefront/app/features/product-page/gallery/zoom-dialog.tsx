import { showModal } from '@vonk/ui/dialog'
import { IconButton } from '@vonk/ui/icon'
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLaterTranslation } from '#i18n/index.ts'
import { pictureAddress } from '../../product/index.ts'
import type { GalleryPicture } from '../load/product-page-data.ts'
import styles from './zoom-dialog.module.css'

type ZoomDialogProps = { name: string; pictures: readonly GalleryPicture[]; first: number; onClose: () => void }

/** One picture as large as the window, with arrows to the others. */
export function ZoomDialog({ name, pictures, first, onClose }: ZoomDialogProps) {
  const t = useLaterTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState(first)
  const { stage, isLarge, toggle, reset } = useZoom()
  useEffect(() => {
    if (dialog.current) showModal(dialog.current)
  }, [])
  const step = (by: 1 | -1) => {
    setShown((now) => (now + by + pictures.length) % pictures.length)
    reset()
  }
  const picture = pictures[shown]
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('product.gallery', { name })}
      onClose={onClose}
      onKeyDown={(event) => stepWithArrows(event, step)}
    >
      <div className={styles.stage} ref={stage}>
        {picture && (
          <button
            key={picture.image}
            type="button"
            className={styles.picture}
            data-large={isLarge || undefined}
            aria-label={t('product.gallery.zoom', { label: picture.label })}
            aria-pressed={isLarge}
            onClick={toggle}
          >
            {/* The one the gallery has already, until the large one is there. */}
            <img src={pictureAddress(picture.image, 'gallery')} alt="" width={600} height={744} />
            <img src={`/img/1440/0/resize${picture.image}`} alt="" width={1440} height={1786} />
          </button>
        )}
      </div>
      <div className={styles.close}>
        <IconButton icon="close" look="raised" label={t('ui.close')} onClick={() => dialog.current?.close()} />
      </div>
      {pictures.length > 1 && (
        <div className={styles.steps}>
          <IconButton icon="arrow-left" look="raised" label={t('product.gallery.previous')} onClick={() => step(-1)} />
          <p aria-live="polite">
            {shown + 1} / {pictures.length}
          </p>
          <IconButton icon="arrow-right" look="raised" label={t('product.gallery.next')} onClick={() => step(1)} />
        </div>
      )}
    </dialog>
  )
}

/** A press makes the picture larger around the point that was pressed, the next one shows all of it again. */
function useZoom() {
  const stage = useRef<HTMLDivElement>(null)
  const [point, setPoint] = useState<Point | null>(null)
  useLayoutEffect(() => {
    const { current } = stage
    if (!current || !point) return
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = current
    current.scrollTo(point.x * scrollWidth - clientWidth / 2, point.y * scrollHeight - clientHeight / 2)
  }, [point])
  return {
    stage,
    isLarge: point !== null,
    toggle: (event: MouseEvent<HTMLElement>) => setPoint(point ? null : pointOf(event)),
    reset: () => setPoint(null),
  }
}

/** Parts of the width and height of the picture. */
type Point = { readonly x: number; readonly y: number }

function pointOf({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>): Point {
  // Pressed with the keyboard: the middle.
  if (detail === 0) return { x: 0.5, y: 0.5 }
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

function stepWithArrows(event: KeyboardEvent, step: (by: 1 | -1) => void) {
  if (event.key === 'ArrowRight') step(1)
  if (event.key === 'ArrowLeft') step(-1)
}
