import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLaterTranslation } from '../../../i18n/index.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { pictureAddress } from '../../product/index.ts'
import type { GalleryPicture } from '../load/product-page-data.ts'
import styles from './zoom-dialog.module.css'

type ZoomDialogProps = { name: string; pictures: readonly GalleryPicture[]; first: number; onClose: () => void }

/** One picture as large as the window, with arrows to the others. */
export function ZoomDialog({ name, pictures, first, onClose }: ZoomDialogProps) {
  const t = useLaterTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState(first)
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  // On a phone a picture is wider than the screen: its middle is what one came for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every picture starts in its middle.
  useEffect(() => {
    if (stage.current) stage.current.scrollLeft = middleOf(stage.current)
  }, [shown])
  const step = (by: 1 | -1) => setShown((now) => (now + by + pictures.length) % pictures.length)
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
          <Fragment key={picture.image}>
            {/* The one the gallery has already, until the large one is there. */}
            <img src={pictureAddress(picture.image, 'gallery')} alt="" width={600} height={744} />
            <img src={`/img/1440/0/resize${picture.image}`} alt={picture.label} width={1440} height={1786} />
          </Fragment>
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

function middleOf({ scrollWidth, clientWidth }: HTMLElement): number {
  return (scrollWidth - clientWidth) / 2
}

function stepWithArrows(event: KeyboardEvent, step: (by: 1 | -1) => void) {
  if (event.key === 'ArrowRight') step(1)
  if (event.key === 'ArrowLeft') step(-1)
}
