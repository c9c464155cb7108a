import type { ReactNode } from 'react'
import { usePanel } from '../../panels/index.ts'
import { useTheme } from '../../theme/index.ts'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { UspBar } from '../header/usp-bar.tsx'
import { ViewSidebar } from '../header/view-sidebar.tsx'
import { useIsDesktop } from '../navigation/use-media-query.ts'
import { TabBar } from '../tab-bar/tab-bar.tsx'
import styles from './default-layout.module.css'
import { LazyPanel } from './lazy-panel.tsx'
import { Main } from './main.tsx'
import { SkipLink } from './skip-link.tsx'

const loadSearchPanel = async () => (await import('../../search/index.ts')).SearchPanel
const loadMicrocart = async () => (await import('../../cart/index.ts')).Microcart
const loadMobileMenu = async () => (await import('../menu/mobile-menu.tsx')).MobileMenu

type DefaultLayoutProps = { hasTransparentHeader?: boolean | undefined; isWaiting?: boolean; children: ReactNode }

/** The frame of the shop: header, page, footer, and on small screens the tabs at the bottom. */
export function DefaultLayout({ hasTransparentHeader, isWaiting, children }: DefaultLayoutProps) {
  const { uspBar } = useTheme()
  const menu = usePanel('menu')
  const isDesktop = useIsDesktop()
  return (
    <>
      <div className={styles.page} inert={menu.isOpen && !isDesktop}>
        <SkipLink />
        {uspBar && <UspBar bar={uspBar} />}
        <Header isTransparent={hasTransparentHeader} isWaiting={isWaiting} />
        <Main>{children}</Main>
        <Footer />
      </div>
      {!isDesktop && <LazyPanel name="menu" load={loadMobileMenu} />}
      <TabBar isWaiting={isWaiting} />
      <ViewSidebar />
      <LazyPanel name="searchpanel" load={loadSearchPanel} />
      <LazyPanel name="microcart" load={loadMicrocart} />
    </>
  )
}
