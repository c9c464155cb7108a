import { buildPath, prefixOf, resolveStoreView, type StoreAddress, type StoreDirectory } from '@vonk/domain/stores'
import { loginPage } from '@vonk/domain/urls'
import { Icon } from '@vonk/ui/icon'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readLocal, useSession, useSessionActions } from '../../device/index.ts'
import { NeedsScripts } from '../../fragments/index.ts'
import { useLaterTranslation } from '../../i18n/index.ts'
import { Container } from '../../ui/structure/container.tsx'
import { HiddenPageHead } from '../seo/index.ts'
import { useShop } from '../stores/index.ts'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'
import { PasskeyDoor } from './passkey-door.tsx'
import { RegisterForm } from './register-form.tsx'
import { useWelcome } from './use-welcome.ts'

/** Log in, or open an account. */
export function LoginPage() {
  const t = useLaterTranslation()
  const [query] = useSearchParams()
  const { logIn, register } = useSessionActions()
  const goBackAfter = useGoingBack()
  return (
    <Container>
      <HiddenPageHead title={t('login.title')} />
      <div className={styles.page}>
        <NeedsScripts what="login" />
        {query.get('reason') === 'wishlist' && (
          <p className={styles.reason}>
            <Icon name="heart" />
            {t('login.wishlist')}
          </p>
        )}
        <div className={styles.ways}>
          <section className={styles.way}>
            <h1 className={styles.title}>{t('login.title')}</h1>
            <p className={styles.lead}>
              {t('login.lead')} {t('login.keeps-cart')}
            </p>
            <LoginForm onLogIn={goBackAfter(logIn)} />
            <PasskeyDoor enter={goBackAfter((ask) => ask())} />
          </section>
          <section className={styles.way}>
            <h2 className={styles.title}>{t('register.title')}</h2>
            <p className={styles.lead}>{t('register.lead')}</p>
            <RegisterForm onRegister={goBackAfter(register)} />
          </section>
        </div>
      </div>
    </Container>
  )
}

/** Whoever logs in here goes on where they were; whoever already was has nothing to do here. */
function useGoingBack() {
  const shop = useShop()
  const navigate = useNavigate()
  const { role, isLoaded } = useSession()
  const welcome = useWelcome()
  const isAsking = useRef(false)
  const [origin, setOrigin] = useState('/')
  // Read before this page is itself part of the history.
  useEffect(() => setOrigin(wayBack(readVisits(), shop)), [shop])
  useEffect(() => {
    if (isLoaded && role === 'customer' && !isAsking.current) navigate('/', { replace: true })
  }, [isLoaded, role, navigate])

  return function goBackAfter<Input extends unknown[], Answer extends { readonly ok: boolean }>(
    ask: (...input: Input) => Promise<Answer>,
  ) {
    return async (...input: Input): Promise<Answer> => {
      isAsking.current = true
      const answer = await ask(...input)
      isAsking.current = false
      if (!answer.ok) return answer
      navigate(origin, { replace: true })
      welcome()
      return answer
    }
  }
}

/** The pages visited last, as the shell keeps them. */
function readVisits(): readonly string[] {
  const kept = readLocal('visit-history')
  return Array.isArray(kept) ? kept.filter((visit) => typeof visit === 'string') : []
}

type Shop = { readonly view: StoreAddress; readonly directory: StoreDirectory<StoreAddress> }

/** The page of this view the shopper came from, written inside the view; the front door when there was none. */
export function wayBack(visits: readonly string[], { view, directory }: Shop): string {
  const login = buildPath(view, loginPage)
  const last = visits.findLast((visit) => !visit.startsWith(login))
  if (last === undefined) return '/'
  const { pathname, search } = new URL(last, 'http://shop.invalid')
  const isHere = resolveStoreView(directory, { host: view.host, pathname }).view.code === view.code
  if (!isHere) return '/'
  // Two slashes at the beginning would be another host.
  return pathname.slice(prefixOf(view).length).replace(/^[/\\]*/, '/') + search
}
