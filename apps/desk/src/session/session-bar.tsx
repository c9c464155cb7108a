import { useId } from 'react'
import { useApi, useSession } from '../calls/api-context.tsx'
import { may } from '../calls/may.ts'
import { Button } from '../ui/button.tsx'
import { useScreen } from '../use-route.ts'
import { languageNames, languages } from '../words/words.ts'
import { useWords } from '../words/words-context.tsx'
import styles from './session.module.css'

/** Who is logged in, as what, and in which language the desk speaks. */
export function SessionBar() {
  const { text } = useWords()
  const { member } = useSession()
  return (
    <header className={styles.bar}>
      <p className={styles.brand}>
        <a href="#/">{text('app.title')}</a>
      </p>
      <Menu />
      {member ? <Account member={member} /> : <LanguageChoice />}
    </header>
  )
}

/** The screens of what somebody may do. */
function Menu() {
  const { text } = useWords()
  const { screen } = useScreen()
  const links = useLinks()
  if (links.length === 0) return null
  return (
    <nav className={styles.screens} aria-label={text('app.menu')}>
      <ul className={styles.menu}>
        {links.map(({ name, words }) => (
          <li key={name}>
            <a href={`#/${name ?? ''}`} aria-current={name === screen ? 'page' : undefined}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function useLinks() {
  const { text } = useWords()
  const { member } = useSession()
  const links = [
    { name: null, words: text('tree.title'), right: 'stories.read' },
    { name: 'releases', words: text('releases.title'), right: 'releases.read' },
    { name: 'reviews', words: text('reviews.title'), right: 'reviews.read' },
    { name: 'orders', words: text('orders.title'), right: 'orders.read' },
  ] as const
  return links.filter(({ right }) => may(member, right))
}

type Member = NonNullable<ReturnType<typeof useSession>['member']>

/** What concerns who is logged in, and is seldom needed: behind the name. */
function Account({ member: { name, role } }: { member: Member }) {
  const { logOut } = useApi()
  const { text } = useWords()
  const id = useId()
  const { screen } = useScreen()
  return (
    <>
      <span className={styles.account}>
        <Button popoverTarget={id}>
          <span>{name}</span>
        </Button>
      </span>
      {/* Another screen has a panel of its own, which is closed. */}
      <div key={screen} id={id} className={styles.panel} popover="auto">
        <p>
          {name} ({text(`role.${role}`)})
        </p>
        <a href="#/passkeys">{text('passkeys.title')}</a>
        <LanguageChoice />
        <Button onClick={logOut}>{text('session.out')}</Button>
      </div>
    </>
  )
}

function LanguageChoice() {
  const { text, language, speak } = useWords()
  return (
    <label className={styles.language}>
      {text('app.language')}
      <select
        value={language}
        onChange={({ target }) => speak(languages.find((one) => one === target.value) ?? language)}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
