import { createContext } from 'react-router'
import type { ThemeParts } from './theme-view.server.ts'

/** What editors put around every page of the view; never fails, at worst it is the designed fallback. */
export type FindTheme = () => Promise<ThemeParts>

/** Where route modules find the theme of their request. */
export const themeContext = createContext<FindTheme>()
