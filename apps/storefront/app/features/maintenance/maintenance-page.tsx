import { buildPath } from '@vonk/domain/stores'
import { useTranslation } from '../../i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Container } from '../../ui/structure/container.tsx'
import { StoryBody, type StoryPageData } from '../content/index.ts'
import { HiddenPageHead } from '../seo/index.ts'
import { MessagePage } from '../shell/index.ts'
import { useShop } from '../stores/index.ts'
import styles from './maintenance-page.module.css'
import { useReopening } from './use-reopening.ts'

/** While the shop is closed: says so, goes on by itself when it opens, and shows the law to whoever asks for it. */
export function MaintenancePage({ legalPage }: { legalPage: StoryPageData | null }) {
  const t = useTranslation()
  const { view } = useShop()
  const { isAsking, wasStillClosed, ask } = useReopening(buildPath(view, '/'))
  return (
    <>
      <HiddenPageHead title={t('maintenance.title')} />
      <MessagePage brand={view.brand} headline={t(`maintenance.${view.brand}-headline`)} text={t('maintenance.text')}>
        <Button onClick={ask} isBusy={isAsking}>
          {t('maintenance.retry')}
        </Button>
        <p role="status">{wasStillClosed && t('maintenance.still-closed')}</p>
      </MessagePage>
      {legalPage && (
        <Container>
          <section className={styles.legal}>
            <h2 className={styles.title}>{legalPage.title}</h2>
            <StoryBody blocks={legalPage.blocks} />
          </section>
        </Container>
      )}
    </>
  )
}
