import { lazy, type ReactNode, Suspense, useState } from 'react'
import { usePanel } from '../../panels/index.ts'
import { useTheme } from '../../theme/index.ts'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { UspBar } from '../header/usp-bar.tsx'
import { ViewSidebar } from '../header/view-sidebar.tsx'
import { useIsDesktop } from '../navigation/use-media-query.ts'
import { TabBar } from '../tab-bar/tab-bar.tsx'
import styles from './default-layout.module.css'
import { Main } from './main.tsx'
import { SkipLink } from './skip-link.tsx'

const SearchPanel = lazy(async () => ({ default: (await import('../../search/index.ts')).SearchPanel }))
const Microcart = lazy(async () => ({ default: (await import('../../cart/index.ts')).Microcart }))
const MobileMenu = lazy(async () => ({ default: (await import('../menu/mobile-menu.tsx')).MobileMenu }))

type DefaultLayoutProps = { hasTransparentHeader?: boolean | undefined; isWaiting?: boolean; children: ReactNode }

/** The frame of the shop: header, page, footer, and on small screens the tabs at the bottom. */
export function DefaultLayout({ hasTransparentHeader, isWaiting, children }: DefaultLayoutProps) {
  const { uspBar } = useTheme()
  const menu = usePanel('menu')
  const isDesktop = useIsDesktop()
  const isMenuOpen = menu.isOpen && !isDesktop
  const [wasMenuOpened, setWasMenuOpened] = useState(false)
  if (isMenuOpen && !wasMenuOpened) setWasMenuOpened(true)
  const isSearchOpen = usePanel('searchpanel').isOpen
  const [wasSearchOpened, setWasSearchOpened] = useState(false)
  if (isSearchOpen && !wasSearchOpened) setWasSearchOpened(true)
  const isMicrocartOpen = usePanel('microcart').isOpen
  const [wasMicrocartOpened, setWasMicrocartOpened] = useState(false)
  if (isMicrocartOpen && !wasMicrocartOpened) setWasMicrocartOpened(true)
  return (
    <>
      <div className={styles.page} inert={isMenuOpen}>
        <SkipLink />
        {uspBar && <UspBar bar={uspBar} />}
        <Header isTransparent={hasTransparentHeader} isWaiting={isWaiting} />
        <Main>{children}</Main>
        <Footer />
      </div>
      <Suspense>{wasMenuOpened && <MobileMenu />}</Suspense>
      <TabBar isWaiting={isWaiting} />
      <ViewSidebar />
      <Suspense>{wasSearchOpened && <SearchPanel />}</Suspense>
      <Suspense>{wasMicrocartOpened && <Microcart />}</Suspense>
    </>
  )
}
