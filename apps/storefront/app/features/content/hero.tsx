import { type StoreView, shopOf } from '@vonk/domain/stores'
import { useTranslation } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'
import type { ViewLink } from '../stores/index.ts'
import { HoodedTeen } from './art/hooded-teen.tsx'
import { JumpingChild } from './art/jumping-child.tsx'
import styles from './hero.module.css'
import { SaleRibbon } from './sale-ribbon.tsx'
import { storyId } from './story.tsx'

type HeroProps = { view: StoreView; sisters: readonly ViewLink[] }

export function Hero({ view, sisters }: HeroProps) {
  const t = useTranslation()
  const shop = shopOf(view)
  const [nearest] = sisters.filter((link) => link.shop.startsWith(view.brand))
  return (
    <section className={styles.hero}>
      {view.isSampleSale && <SaleRibbon brand={view.brand} />}
      <Container>
        <div className={styles.columns}>
          <div className={styles.words}>
            <p className={styles.kicker}>{t(`home.${shop}.kicker`)}</p>
            <h1 className={styles.headline}>
              <span>{t(`home.${shop}.headline-first`)} </span>
              <span>{t(`home.${shop}.headline-second`)}</span>
            </h1>
            <p className={styles.lead}>{t(`home.${shop}.lead`)}</p>
            <div className={styles.actions}>
              {nearest && <ButtonLink href={nearest.href}>{t(`shop.${nearest.shop}.visit`)}</ButtonLink>}
              <ButtonLink href={`#${storyId}`} look="quiet">
                {t('home.read-story')}
              </ButtonLink>
            </div>
          </div>
          <div className={styles.art}>{view.brand === 'vonk' ? <JumpingChild /> : <HoodedTeen />}</div>
        </div>
      </Container>
    </section>
  )
}
