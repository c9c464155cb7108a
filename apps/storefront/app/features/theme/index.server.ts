export { loadShellData } from './load/shell-data.server.ts'
export { createThemeCache } from './load/theme-cache.server.ts'
export { type FindTheme, themeContext } from './load/theme-context.server.ts'
