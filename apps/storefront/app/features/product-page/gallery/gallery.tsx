import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '#fragments/index.ts'
import { useTranslation } from '#i18n/index.ts'
import { ProductPicture } from '../../product/index.ts'
import type { GalleryPicture } from '../load/product-page-data.ts'
import styles from './gallery.module.css'

const ZoomDialog = lazyPart(async () => (await import('./zoom-dialog.tsx')).ZoomDialog)

type GalleryProps = { name: string; pictures: readonly GalleryPicture[] }

/** The pictures of a product: on a telephone to swipe through, which the browser does by itself, else all at once. */
export function Gallery({ name, pictures }: GalleryProps) {
  const t = useTranslation()
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const show = (index: number) => {
    const { current } = track
    const at = Math.max(0, Math.min(index, pictures.length - 1))
    current?.scrollTo({ left: at * current.clientWidth })
    setShown(at)
  }
  return (
    <div className={styles.gallery}>
      <ul
        className={styles.track}
        ref={track}
        aria-label={t('product.gallery', { name })}
        onKeyDown={(event) => moveWithArrows(event, (step) => show(shown + step))}
        onScroll={({ currentTarget }) => setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
      >
        {pictures.map(({ image, label, look }, index) => (
          <li key={image} className={styles.slide}>
            <button
              type="button"
              className={styles.picture}
              aria-label={t('product.gallery.zoom', { label })}
              onClick={() => setZoomed(index)}
            >
              <ProductPicture path={image} alt={label} size="gallery" isFirst={index === 0} />
            </button>
            {look && (
              <Link className={styles.look} to={look}>
                {t('product.gallery.look')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <p className={styles.count} aria-hidden="true">
          {shown + 1} / {pictures.length}
        </p>
      )}
      {zoomed !== null && <ZoomDialog name={name} pictures={pictures} first={zoomed} onClose={() => setZoomed(null)} />}
    </div>
  )
}

function moveWithArrows(event: KeyboardEvent, move: (step: 1 | -1) => void) {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
  event.preventDefault()
  move(event.key === 'ArrowRight' ? 1 : -1)
}
