export {
  blankTheme,
  type FooterContent,
  type FooterRow,
  type MenuDetails,
  type MenuEntry,
  type MenuPromo,
  type MenuRow,
  type NewsletterContent,
  type SearchSection,
  type ShellTheme,
  type Submenu,
  type TextRun,
  type ThemeImage,
  type ThemeLink,
  type UspBarContent,
} from './shell-theme.ts'
export { ThemeProvider, useMenuDetails, useTheme } from './theme-context.tsx'
