import { buildPath } from '@vonk/domain/stores'
import { Button } from '@vonk/ui/button'
import { useCallback, useEffect, useState } from 'react'
import { useLaterTranslation } from '../../i18n/index.ts'
import { Container } from '../../ui/structure/container.tsx'
import { StoryBody, type StoryPageData } from '../content/index.ts'
import { HiddenPageHead } from '../seo/index.ts'
import { MessagePage } from '../shell/index.ts'
import { useShop } from '../stores/index.ts'
import { askMaintenance, takeWayBack } from './guard-navigation.ts'
import styles from './maintenance-page.module.css'

/** While the shop is closed: says so, goes on by itself when it opens, and shows the law to whoever asks for it. */
export function MaintenancePage({ legalPage }: { legalPage: StoryPageData | null }) {
  const t = useLaterTranslation()
  const { view } = useShop()
  const { isAsking, wasStillClosed, ask } = useReopening(buildPath(view, '/'))
  return (
    <>
      <HiddenPageHead title={t('maintenance.title')} />
      <MessagePage
        brand={view.brand}
        headline={view.words.maintenance ?? t('maintenance.headline')}
        text={t('maintenance.text')}
      >
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

const askEveryMs = 20_000

/** Asks now and then whether the shop is open again, and goes on to where the shopper was heading. */
function useReopening(home: string) {
  const [isAsking, setIsAsking] = useState(false)
  const [wasStillClosed, setWasStillClosed] = useState(false)

  const look = useCallback(async () => {
    const isClosed = await askMaintenance()
    // A new document, so that everything is loaded again after the work.
    if (!isClosed) window.location.assign(takeWayBack() ?? home)
    return isClosed
  }, [home])

  useEffect(() => {
    const timer = setInterval(look, askEveryMs)
    return () => clearInterval(timer)
  }, [look])

  async function ask() {
    setWasStillClosed(false)
    setIsAsking(true)
    setWasStillClosed(await look())
    setIsAsking(false)
  }
  return { isAsking, wasStillClosed, ask }
}
