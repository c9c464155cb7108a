import type { Brand } from '@vonk/domain/stores'
import { useTranslation } from '../../i18n/index.ts'
import { BrandMark } from '../brand/index.ts'
import styles from './sale-ribbon.module.css'

const repeats = Array.from({ length: 12 }, (_, index) => index)

/** Decoration: the name of the shop is read out elsewhere. */
export function SaleRibbon({ brand }: { brand: Brand }) {
  const t = useTranslation()
  return (
    <div className={styles.ribbon} aria-hidden="true">
      {repeats.map((index) => (
        <span key={index} className={styles.word}>
          {t('shell.sample-sale')}
          <BrandMark brand={brand} className={styles.mark} />
        </span>
      ))}
    </div>
  )
}
