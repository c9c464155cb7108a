import { Icon } from '@vonk/ui/icon'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { LazyBoundary } from '#fragments/index.ts'
import { useAccountTranslation } from '#i18n/index.ts'
import { Container } from '#ui/structure/container.tsx'
import { HiddenPageHead } from '../../seo/index.ts'
import { useShop } from '../../stores/index.ts'
import { useCustomer } from '../use-customer.ts'
import { AccountMenu } from './account-menu.tsx'
import styles from './account-page.module.css'
import type { SectionProps } from './section-props.ts'
import { SectionSkeleton } from './section-skeleton.tsx'
import { type FoundSection, findSection } from './sections.ts'

/** The area of a customer. The server writes the same for everyone; whose it is, the device knows. */
export function AccountPage() {
  const { view } = useShop()
  const found = findSection(useLocation().pathname, view)
  return found && <Account found={found} />
}

function Account({ found }: { found: FoundSection }) {
  const t = useAccountTranslation()
  const { isCustomer, profile, isLoaded, logOut } = useCustomer()
  const { isLeaving, leave } = useLeaving(logOut)
  const { title, route } = found.section
  const isHome = route === 'my-account'
  const isWelcome = isLoaded && isCustomer && !isLeaving
  const name = isWelcome && isHome ? profile?.firstName : undefined
  return (
    <Container>
      <HiddenPageHead title={t(title)} />
      <div className={styles.page} data-home={isHome || undefined} data-guest={(isLoaded && !isWelcome) || undefined}>
        <header className={styles.head}>
          {!isHome && (
            <Link className={styles.back} to="/my-account/">
              <Icon name="chevron-left" size="s" />
              {t('account.home.title')}
            </Link>
          )}
          <h1 className={styles.title}>{name ? t('account.hello', { name }) : t(title)}</h1>
        </header>
        <div className={styles.menu}>
          <AccountMenu current={route} onLogOut={() => leave(false)} />
        </div>
        <div className={styles.content}>
          {isLoaded && !isCustomer && !isLeaving && (
            <LazyBoundary
              load={loadDoor}
              props={{ isWishlist: route === 'my-account-wishlist' }}
              fallback={<SectionSkeleton />}
            />
          )}
          {isWelcome && <ShownSection found={found} onLeave={() => leave(true)} />}
          {(!isLoaded || isLeaving) && <SectionSkeleton />}
        </div>
      </div>
    </Container>
  )
}

const loadDoor = async () => (await import('./section-code.ts')).GuestDoor

/** The code of a section comes when it is first opened. */
function ShownSection({ found, onLeave }: { found: FoundSection } & Pick<SectionProps, 'onLeave'>) {
  const { section, params } = found
  return (
    <LazyBoundary
      key={`${section.route} ${JSON.stringify(params)}`}
      load={section.load}
      props={{ params, onLeave }}
      fallback={<SectionSkeleton />}
    />
  )
}

/** Logging out leads to the front door: nothing here is for the next one on this device. */
function useLeaving(logOut: (isSilent: boolean) => Promise<void>) {
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function leave(isSilent: boolean) {
    if (isLeaving) return
    setIsLeaving(true)
    await logOut(isSilent)
    if (isHere.current) await navigate('/')
    setIsLeaving(false)
  }

  return { isLeaving, leave }
}
