import { createContext, type ReactNode, useContext } from 'react'
import { blankTheme, type ShellTheme } from './shell-theme.ts'

const ThemeContext = createContext<ShellTheme>(blankTheme)

export function ThemeProvider({ theme, children }: { theme: ShellTheme; children: ReactNode }) {
  return <ThemeContext value={theme}>{children}</ThemeContext>
}

/** What editors put around every page of this view: menu, footer, announcements. */
export function useTheme(): ShellTheme {
  return useContext(ThemeContext)
}
