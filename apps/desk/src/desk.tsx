import { Button } from '@vonk/ui/button'
import { useEffect, useRef } from 'react'
import { Navigate, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router'
import { fromFragment } from './addresses.ts'
import { useApi, useSession } from './calls/api-context.tsx'
import { may } from './calls/may.ts'
import type { Room } from './rooms.ts'
import { LogInForm } from './session/log-in-form.tsx'
import styles from './session/session.module.css'
import { SessionBar } from './session/session-bar.tsx'
import { ViewsProvider } from './tree/views-context.tsx'
import { Dialog } from './ui/dialog.tsx'
import { Notice } from './ui/notice.tsx'
import parts from './ui/parts.module.css'
import { useRoomTitle } from './use-title.ts'
import { useWords } from './words/words-context.tsx'

type DeskProps = { rooms: readonly Room[] }

/** What stands around every room: nobody sees more than the door before they have logged in. */
export function Desk({ rooms }: DeskProps) {
  const { status, member } = useSession()
  const { hash, search } = useLocation()
  const main = useArrival()
  const pathname = fromFragment(hash)
  if (pathname !== null) return <Navigate to={{ pathname, search }} replace />
  return (
    <>
      <SessionBar rooms={rooms} />
      <main ref={main} tabIndex={-1}>
        {member ? (
          <ViewsProvider>
            <Outlet />
          </ViewsProvider>
        ) : (
          <Door />
        )}
      </main>
      {status === 'expired' && <LogInAgain />}
      <ScrollRestoration />
    </>
  )
}

/** Whoever comes to another screen is there with the keyboard as well; another view of the same is the same screen. */
function useArrival() {
  const main = useRef<HTMLElement>(null)
  const match = useMatches().at(-1)
  const screen = JSON.stringify([match?.id, { ...match?.params, view: null }])
  const before = useRef(screen)
  useEffect(() => {
    if (before.current !== screen) main.current?.focus()
    before.current = screen
  }, [screen])
  return main
}

/** The first room somebody may see opens by itself. */
export function FirstRoom({ rooms }: DeskProps) {
  const { member } = useSession()
  const first = rooms.find(({ right }) => may(member, right))
  return first ? <Navigate to={`/${first.address}`} replace /> : null
}

/** A room, unless somebody has no right to it. */
export function RoomDoor({ room }: { room: Room }) {
  const { member } = useSession()
  const { text, refusal } = useWords()
  useRoomTitle(text(room.name))
  return may(member, room.right) ? <Outlet /> : <Sorry words={refusal('role-refused')} />
}

export function NoRoom() {
  const { text } = useWords()
  useRoomTitle(text('app.no-screen'))
  return <Sorry words={text('app.no-screen')} />
}

/** A screen whose files are gone since the desk was opened, or that met a mistake of ours. */
export function Broken() {
  const { text, refusal } = useWords()
  return (
    <main className={parts.screen} data-size="narrow">
      <Notice tone="bad">
        {refusal('failed')}{' '}
        <Button look="secondary" onClick={() => location.reload()}>
          {text('app.retry')}
        </Button>
      </Notice>
    </main>
  )
}

export function Loading() {
  return (
    <main className={parts.screen} data-size="narrow">
      {useWords().text('app.loading')}
    </main>
  )
}

function Sorry({ words }: { words: string }) {
  return (
    <div className={parts.screen} data-size="narrow">
      <Notice tone="bad">{words}</Notice>
    </div>
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

function Door() {
  const { status } = useSession()
  const { start } = useApi()
  const { text } = useWords()
  useRoomTitle(text('session.title'))
  if (status === 'asking') return <div className={styles.door}>{text('app.loading')}</div>
  return (
    <div className={styles.door}>
      <h1>{text('session.title')}</h1>
      {status === 'left' && <Notice>{text('session.ended')}</Notice>}
      {status === 'unknown' ? (
        <Notice tone="bad">
          {text('refusal.offline')}{' '}
          <Button look="secondary" onClick={start}>
            {text('app.retry')}
          </Button>
        </Notice>
      ) : (
        <LogInForm />
      )}
    </div>
  )
}
