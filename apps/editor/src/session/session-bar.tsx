import { useApi, useReaches, useSession } from '../calls/api-context.tsx'
import { Button } from '../ui/button.tsx'
import { useScreen } from '../use-route.ts'
import { languageNames, languages } from '../words/words.ts'
import { useWords } from '../words/words-context.tsx'
import styles from './session.module.css'

/** Who is logged in, as what, and in which language the editor speaks. */
export function SessionBar() {
  const { text } = useWords()
  return (
    <header className={styles.bar}>
      <p className={styles.brand}>
        <a href="#/">{text('app.title')}</a>
      </p>
      <Menu />
      <LanguageChoice />
      <Member />
    </header>
  )
}

/** The screens a role has. */
function Menu() {
  const { text } = useWords()
  const { screen } = useScreen()
  const links = useLinks()
  if (links.length === 0) return null
  return (
    <nav aria-label={text('app.menu')}>
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
  const isStaff = useReaches('viewer')
  const servesCustomers = useReaches('service')
  const service = [
    { name: 'reviews', words: text('reviews.title') },
    { name: 'orders', words: text('orders.title') },
  ]
  const passkeys = { name: 'passkeys', words: text('passkeys.title') }
  const content = [
    { name: null, words: text('tree.title') },
    { name: 'releases', words: text('releases.title') },
  ]
  return isStaff ? [...content, ...(servesCustomers ? service : []), passkeys] : []
}

function Member() {
  const { member } = useSession()
  const { logOut } = useApi()
  const { text } = useWords()
  if (!member) return null
  return (
    <>
      <span>
        {member.name} ({text(`role.${member.role}`)})
      </span>
      <Button onClick={logOut}>{text('session.out')}</Button>
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
