import type { Plugin } from 'vite'

const loader = /^\0vite\/preload-helper\.js$/

const changes = [
  // Vite asks for styles of lazy parts in another way (`crossorigin`) than React and the router ask for theirs. A browser does not see
  // that both mean the same file, and fetches it twice.
  ['link.crossOrigin = "";', 'if (!isCss) link.crossOrigin = "";'],
  // The router ends the address of styles that lazy parts need as well with #, because those of a page go with the page. The app shell's
  // stay as long as the shop is open: put in a second time, they would make the browser lay out the whole page for its fonts again.
  ['styles.add(link.href)', 'styles.add(link.href.replace(/(\\/app-shell-[^/]*)#$/, "$1"))'],
] as const

/** Teaches Vite's loader of lazy parts which styles the page has already. */
export function styleModePlugin(): Plugin {
  return {
    name: 'style-mode',
    apply: 'build',
    transform: {
      filter: { id: loader },
      handler(code) {
        if (!changes.every(([before]) => code.includes(before)))
          throw new Error('Vite loads styles differently now: look at this plugin again')
        return { code: changes.reduce((text, [before, after]) => text.replace(before, () => after), code), map: null }
      },
    },
  }
}
