import { type StoreView, shopOf } from '@vonk/domain/stores'
import { useTranslation } from '../../i18n/index.ts'
import { Container } from '../../ui/container.tsx'
import { BrandMark } from '../brand/index.ts'
import styles from './story.module.css'

export const storyId = 'story'

export function Story({ view }: { view: StoreView }) {
  const t = useTranslation()
  const shop = shopOf(view)
  return (
    <section className={styles.story} id={storyId} aria-labelledby="story-title">
      <Container>
        <BrandMark brand={view.brand} className={styles.mark} />
        <div className={styles.columns}>
          <h2 className={styles.title} id="story-title">
            {t(`home.${shop}.story-title`)}
          </h2>
          <div className={styles.text}>
            <p>{t(`home.${shop}.story-first`)}</p>
            <p>{t(`home.${shop}.story-second`)}</p>
          </div>
        </div>
      </Container>
    </section>
  )
}
