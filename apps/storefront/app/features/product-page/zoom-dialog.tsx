import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { GalleryPicture } from './product-page-data.ts'
import styles from './zoom-dialog.module.css'

type ZoomDialogProps = { name: string; pictures: readonly GalleryPicture[]; first: number; onClose: () => void }

/** One picture as large as the window, with arrows to the others. */
export function ZoomDialog({ name, pictures, first, onClose }: ZoomDialogProps) {
  const t = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState(first)
  useEffect(() => dialog.current?.showModal(), [])
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
      <div className={styles.stage}>
        {picture && (
          <img
            key={picture.image}
            src={`/img/1440/0/resize${picture.image}`}
            alt={picture.label}
            width={1440}
            height={1786}
          />
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

function stepWithArrows(event: KeyboardEvent, step: (by: 1 | -1) => void) {
  if (event.key === 'ArrowRight') step(1)
  if (event.key === 'ArrowLeft') step(-1)
}
