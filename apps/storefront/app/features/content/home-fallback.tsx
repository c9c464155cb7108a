import { buildPath } from '@vonk/domain/stores'
import { useLaterTranslation } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/controls/button-link.tsx'
import { Container } from '../../ui/structure/container.tsx'
import { BrandMark } from '../brand/index.ts'
import { PageHead } from '../seo/index.ts'
import { useShop } from '../stores/index.ts'
import styles from './home-fallback.module.css'

type HomeFallbackProps = { categories: readonly { readonly name: string; readonly href: string }[] }

/** The front door while nobody can say what is in the window: the way into the collection is open. */
export function HomeFallback({ categories }: HomeFallbackProps) {
  const t = useLaterTranslation()
  const { view } = useShop()
  return (
    <section className={styles.page}>
      <PageHead title={t('home.fallback-title')} description={t('home.fallback-text')} />
      <Container>
        <div className={styles.words}>
          <BrandMark brand={view.brand} className={styles.mark} />
          <h1 className={styles.headline}>{view.words.home ?? t('home.fallback-headline')}</h1>
          <p className={styles.text}>{t('home.fallback-text')}</p>
          <ButtonLink href={buildPath(view, '/search')}>{t('home.fallback-button')}</ButtonLink>
        </div>
        {categories.length > 0 && (
          <nav aria-label={t('home.fallback-categories')}>
            <ul className={styles.ways}>
              {categories.map(({ name, href }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Container>
    </section>
  )
}
