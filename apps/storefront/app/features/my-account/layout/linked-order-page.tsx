import { LazyBoundary } from '#fragments/index.ts'
import { useAccountTranslation } from '#i18n/index.ts'
import { Container } from '#ui/structure/container.tsx'
import { useLinkToken } from '../../mail-links/index.ts'
import { HiddenPageHead } from '../../seo/index.ts'
import styles from './account-page.module.css'
import { SectionSkeleton } from './section-skeleton.tsx'

/** Where the mails about an order lead: it is shown to whoever has the link, logged in or not. */
export function LinkedOrderPage() {
  const t = useAccountTranslation()
  const token = useLinkToken()
  return (
    <Container>
      <HiddenPageHead title={t('account.order.title')} />
      <div className={styles.page} data-linked>
        <header className={styles.head}>
          <h1 className={styles.title}>{t('account.order.title')}</h1>
        </header>
        <div className={styles.content}>
          {token === null ? (
            <SectionSkeleton />
          ) : (
            <LazyBoundary key={token} load={loadOrder} props={{ token }} fallback={<SectionSkeleton />} />
          )}
        </div>
      </div>
    </Container>
  )
}

const loadOrder = async () => (await import('./section-code.ts')).LinkedOrder
