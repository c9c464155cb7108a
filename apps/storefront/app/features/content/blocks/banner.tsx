import type { BannerBlock } from '../load/story-data.ts'
import { Picture } from '../picture.tsx'
import styles from './banner.module.css'
import { StoryButtons } from './story-buttons.tsx'

const halfPage = '(width >= 1024px) 50vw, 100vw'

/** Words on a ground or a picture, or beside one. */
export function Banner({ block }: { block: BannerBlock }) {
  const { eyebrow, title, text, picture, button, layout, ground, ink } = block
  const shown = layout === 'plain' ? null : picture
  return (
    <section
      className={styles.banner}
      data-layout={shown ? layout : 'plain'}
      data-ground={ground}
      data-ink={layout === 'overlay' && shown ? ink : undefined}
    >
      {shown && (
        <div className={styles.picture}>
          <Picture picture={shown} sizes={layout === 'overlay' ? '100vw' : halfPage} isFilling />
        </div>
      )}
      <div className={styles.words}>
        {eyebrow !== '' && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h2 className={styles.title}>{title}</h2>
        {text !== '' && <p className={styles.text}>{text}</p>}
        <StoryButtons buttons={button ? [button] : []} />
      </div>
    </section>
  )
}
