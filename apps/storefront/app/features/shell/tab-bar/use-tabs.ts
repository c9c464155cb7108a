import { type ActiveTab, pressTab, type Tab } from '@vonk/domain/navigation'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useVisitor } from '../../../device/index.ts'
import { usePanel } from '../../panels/index.ts'
import { tabOfPath } from './tab-of-path.ts'

type Pressed = { readonly at: string; readonly active: ActiveTab }

/** Which tab is lit, and what pressing one does; arriving on another page lights that page's tab. */
export function useTabs() {
  const { pathname, key } = useLocation()
  const menu = usePanel('menu')
  const visitor = useVisitor()
  const [pressed, setPressed] = useState<Pressed | null>(null)
  const ofPage = pressed?.at === key ? pressed.active : tabOfPath(pathname)
  const active = menu.isOpen ? 'menu' : ofPage

  /** True when the press leads to another page. */
  function press(tab: Tab): boolean {
    const { active: next, page } = pressTab(active, tab, visitor)
    if (next === 'menu') menu.open()
    else menu.close()
    if (next !== 'menu' && active !== 'menu') setPressed({ at: key, active: next })
    return page !== null
  }

  return { active, press }
}
