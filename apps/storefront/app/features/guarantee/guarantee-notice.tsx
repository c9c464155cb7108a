import type { GuaranteeNotice as Notice } from '@vonk/domain/stores'
import { useChoicesTranslation } from '../../i18n/index.ts'
import { useShop } from '../stores/index.ts'
import styles from './guarantee.module.css'

/** The Commission's notice on the legal guarantee as it is; plain words until the owner has put its file in. */
export function GuaranteeNotice() {
  const { guaranteeNotice } = useShop().view
  return guaranteeNotice ? <Picture notice={guaranteeNotice} /> : <PlainWords />
}

function Picture({ notice: { address, width, height } }: { notice: Notice }) {
  const t = useChoicesTranslation()
  return (
    <a className={styles.notice} href={address} target="_blank" rel="noreferrer">
      <img src={address} width={width} height={height} alt={useNoticeText()} />
      <span>{t('guarantee.larger')}</span>
    </a>
  )
}

/** What the notice says, for whoever cannot see it. */
function useNoticeText(): string {
  const t = useChoicesTranslation()
  const says = [t('guarantee.duration'), t('guarantee.remedies'), t('guarantee.national'), t('guarantee.code')]
  return `${t('guarantee.title')}. ${says.join(' ')}`
}

function PlainWords() {
  const t = useChoicesTranslation()
  return (
    <div className={styles.words}>
      <p>
        <b>{t('guarantee.title')}</b>
      </p>
      <p>
        {t('guarantee.duration')} {t('guarantee.remedies')} {t('guarantee.national')}
      </p>
      <a href={t('guarantee.europe-address')} target="_blank" rel="noreferrer">
        {t('guarantee.europe')}
      </a>
    </div>
  )
}
