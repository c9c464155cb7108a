import { useApi, useSession } from '../calls/api-context.tsx'
import { Button } from '../ui/button.tsx'
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
      <LanguageChoice />
      <Member />
    </header>
  )
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
