export { loadTheme } from './load/load-theme.server.ts'
export { loadShellData } from './load/shell-data.server.ts'
export { themeColourOf } from './load/theme-colour.server.ts'
export { type FindTheme, themeContext } from './load/theme-context.server.ts'
