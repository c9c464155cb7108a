import { tabOfPage } from '@vonk/domain/navigation'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { deferredComponent, Fragment, LazyBoundary } from '#fragments/index.ts'
import { type PanelName, usePanel } from '../../panels/index.ts'
import { useShop } from '../../stores/index.ts'
import { useTheme } from '../../theme/index.ts'
import { Header } from '../header/header.tsx'
import { currentEntries } from '../menu/current-entries.ts'
import { useIsDesktop } from '../navigation/use-media-query.ts'
import { TabBar } from '../tab-bar/tab-bar.tsx'
import styles from './default-layout.module.css'
import { Main, SkipLink } from './main.tsx'

const UspBar = deferredComponent(async () => (await import('../header/usp-bar.tsx')).UspBar)
const Footer = deferredComponent(async () => (await import('../footer/footer.tsx')).Footer)
const loadSearchPanel = async () => (await import('../../search/index.ts')).SearchPanel
const loadMicrocart = async () => (await import('../../cart/index.ts')).Microcart
const loadViewSidebar = async () => (await import('../header/view-sidebar.tsx')).ViewSidebar
const loadMobileMenu = async () => (await import('../menu/mobile-menu.tsx')).MobileMenu

type DefaultLayoutProps = { hasTransparentHeader?: boolean | undefined; isWaiting?: boolean; children: ReactNode }

/** The app shell: header, page, footer, and on small screens the tabs at the bottom. */
export function DefaultLayout({ hasTransparentHeader, isWaiting, children }: DefaultLayoutProps) {
  const shop = useShop()
  const theme = useTheme()
  const { pathname } = useLocation()
  const menu = usePanel('menu')
  const isDesktop = useIsDesktop()
  return (
    <>
      <div className={styles.page} inert={menu.isOpen && !isDesktop}>
        <Fragment
          dependsOn={[shop]}
          name={`top ${hasTransparentHeader} ${isWaiting} ${currentEntries(theme.menu, pathname)}`}
        >
          <SkipLink />
          {theme.uspBar && <UspBar bar={theme.uspBar} />}
          <Header isTransparent={hasTransparentHeader} isWaiting={isWaiting} />
        </Fragment>
        <Main>{children}</Main>
        <Footer />
      </div>
      {!isDesktop && <LazyPanel name="menu" load={loadMobileMenu} />}
      <Fragment dependsOn={[shop]} name={`foot ${isWaiting} ${tabOfPage(pathname)}`}>
        <TabBar isWaiting={isWaiting} />
      </Fragment>
      <LazyPanel name="sidebar" load={loadViewSidebar} />
      <LazyPanel name="searchpanel" load={loadSearchPanel} />
      <LazyPanel name="microcart" load={loadMicrocart} />
    </>
  )
}

type LazyPanelProps = { name: PanelName; load: () => Promise<ComponentType> }

/** A panel whose code comes when it is first opened, and can be asked for again where it did not come. */
function LazyPanel({ name, load }: LazyPanelProps) {
  const { isOpen, close } = usePanel(name)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null

  function giveUp() {
    close()
    setWasOpened(false)
  }
  return <LazyBoundary load={load} props={noProps} onClose={giveUp} isOver />
}

const noProps = {}
