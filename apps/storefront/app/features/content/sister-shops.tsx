import type { Brand, Shop } from '@vonk/domain/stores'
import { useTranslation } from '../../i18n/index.ts'
import { Container } from '../../ui/container.tsx'
import { ArrowIcon } from '../../ui/icons.tsx'
import { BrandMark, Wordmark } from '../brand/index.ts'
import type { ViewLink } from '../stores/index.ts'
import styles from './sister-shops.module.css'

export function SisterShops({ links }: { links: readonly ViewLink[] }) {
  const t = useTranslation()
  return (
    <section className={styles.sisters} aria-labelledby="sisters-title">
      <Container>
        <h2 className={styles.title} id="sisters-title">
          {t('sisters.title')}
        </h2>
        <ul className={styles.list}>
          {links.map((link) => (
            <li key={link.code} className={styles.item}>
              <SisterCard link={link} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

const looks: Readonly<Record<Shop, { brand: Brand; isSale: boolean }>> = {
  vonk: { brand: 'vonk', isSale: false },
  'vonk-sample-sale': { brand: 'vonk', isSale: true },
  razz: { brand: 'razz', isSale: false },
  'razz-sample-sale': { brand: 'razz', isSale: true },
}

/** Wears the colours of the shop it leads to. */
function SisterCard({ link }: { link: ViewLink }) {
  const t = useTranslation()
  const { brand, isSale } = looks[link.shop]
  return (
    <a className={styles.card} href={link.href} data-brand={brand} data-sale={isSale ? '' : undefined}>
      <BrandMark brand={brand} className={styles.mark} />
      <Wordmark brand={brand} className={styles.logo} />
      {isSale && <span className={styles.sale}>{t('shell.sample-sale')}</span>}
      <span className={styles.line}>{t(`shop.${link.shop}.line`)}</span>
      <span className={styles.visit}>
        {t(`shop.${link.shop}.visit`)}
        <ArrowIcon />
      </span>
    </a>
  )
}
