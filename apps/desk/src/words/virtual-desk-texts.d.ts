/** The languages with a folder in `packages/languages`, as `vite/texts-plugin.ts` makes them. */
declare module 'virtual:desk-texts' {
  export const languages: import('./words-context.tsx').Languages
}
