import { useApi, useSession } from './calls/api-context.tsx'
import { ReleaseScreen } from './releases/release-screen.tsx'
import { ReleasesScreen } from './releases/releases-screen.tsx'
import { OrderScreen } from './service/order-screen.tsx'
import { OrdersScreen } from './service/orders-screen.tsx'
import { ReviewsScreen } from './service/reviews-screen.tsx'
import { LogInForm } from './session/log-in-form.tsx'
import { PasskeysScreen } from './session/passkeys-screen.tsx'
import styles from './session/session.module.css'
import { SessionBar } from './session/session-bar.tsx'
import { StoryScreen } from './story/story-screen.tsx'
import { StoryTree } from './tree/story-tree.tsx'
import { ViewsProvider } from './tree/views-context.tsx'
import { Button } from './ui/button.tsx'
import { Dialog } from './ui/dialog.tsx'
import { Notice } from './ui/notice.tsx'
import { useRoute, useScreen } from './use-route.ts'
import { useWords } from './words/words-context.tsx'

/** The whole desk: nobody sees more than the door before they have logged in. */
export function Desk() {
  const { status, member } = useSession()
  return (
    <>
      <SessionBar />
      {member ? (
        <ViewsProvider>
          <Screens />
        </ViewsProvider>
      ) : (
        <Door />
      )}
      {status === 'expired' && <LogInAgain />}
    </>
  )
}

function LogInAgain() {
  const { member } = useSession()
  const { text } = useWords()
  return (
    <Dialog title={text('session.again')}>
      <p>{text('session.kept')}</p>
      <LogInForm email={member?.email} />
    </Dialog>
  )
}

function Screens() {
  const { screen, detail } = useScreen()
  const { storyId } = useRoute()
  if (screen === 'passkeys') return <PasskeysScreen />
  if (screen === 'reviews') return <ReviewsScreen />
  if (screen === 'orders') return detail ? <OrderScreen key={detail} orderNumber={detail} /> : <OrdersScreen />
  if (screen === 'releases') return detail ? <ReleaseScreen key={detail} id={Number(detail)} /> : <ReleasesScreen />
  return storyId === null ? <StoryTree /> : <StoryScreen key={storyId} id={storyId} />
}

function Door() {
  const { status } = useSession()
  const { start } = useApi()
  const { text } = useWords()
  if (status === 'asking') return <main className={styles.door}>{text('app.loading')}</main>
  return (
    <main className={styles.door}>
      <h1>{text('session.title')}</h1>
      {status === 'left' && <Notice>{text('session.ended')}</Notice>}
      {status === 'unknown' ? (
        <Notice tone="bad">
          {text('refusal.offline')} <Button onClick={start}>{text('app.retry')}</Button>
        </Notice>
      ) : (
        <LogInForm />
      )}
    </main>
  )
}
