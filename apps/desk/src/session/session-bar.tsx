import { Button } from '@vonk/ui/button'
import { useId } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useApi, useSession } from '../calls/api-context.tsx'
import { may } from '../calls/may.ts'
import type { Room } from '../rooms.ts'
import { useWords } from '../words/words-context.tsx'
import styles from './session.module.css'

type BarProps = { rooms: readonly Room[] }

/** Who is logged in, as what, and in which language the desk speaks. */
export function SessionBar({ rooms }: BarProps) {
  const { text } = useWords()
  const { member } = useSession()
  const open = rooms.filter(({ right }) => may(member, right))
  return (
    <header className={styles.bar}>
      <p className={styles.brand}>
        <Link to="/">{text('app.title')}</Link>
      </p>
      <Menu rooms={open.filter(({ isPersonal }) => !isPersonal)} />
      {member ? <Account member={member} rooms={open.filter(({ isPersonal }) => isPersonal)} /> : <LanguageChoice />}
    </header>
  )
}

/** The rooms somebody may enter. */
function Menu({ rooms }: BarProps) {
  const { text } = useWords()
  if (rooms.length === 0) return null
  return (
    <nav className={styles.screens} aria-label={text('app.menu')}>
      <ul className={styles.menu}>
        {rooms.map(({ address, name }) => (
          <li key={address}>
            <NavLink to={`/${address}`}>{text(name)}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Member = NonNullable<ReturnType<typeof useSession>['member']>

/** What concerns who is logged in, and is seldom needed: behind the name. */
function Account({ member: { name, role }, rooms }: BarProps & { member: Member }) {
  const { logOut } = useApi()
  const { text } = useWords()
  const id = useId()
  const { pathname } = useLocation()
  return (
    <>
      <span className={styles.account}>
        <Button look="secondary" popoverTarget={id}>
          <span>{name}</span>
        </Button>
      </span>
      {/* Another screen has a panel of its own, which is closed. */}
      <div key={pathname} id={id} className={styles.panel} popover="auto">
        <p>
          {name} ({text(`role.${role}`)})
        </p>
        {rooms.map(({ address, name }) => (
          <Link key={address} to={`/${address}`}>
            {text(name)}
          </Link>
        ))}
        <LanguageChoice />
        <Button look="secondary" onClick={logOut}>
          {text('session.out')}
        </Button>
      </div>
    </>
  )
}

function LanguageChoice() {
  const { text, language, languages, speak } = useWords()
  return (
    <label className={styles.language}>
      {text('app.language')}
      <select value={language} onChange={({ target }) => speak(target.value)}>
        {Object.entries(languages).map(([tag, { name }]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
