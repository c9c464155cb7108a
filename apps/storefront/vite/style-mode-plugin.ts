import type { Plugin } from 'vite'

const loader = /^\0vite\/preload-helper\.js$/
const always = 'link.crossOrigin = "";'
const forScripts = 'if (!isCss) link.crossOrigin = "";'

/**
 * Vite asks for styles of lazy parts in another way (`crossorigin`) than React and the router ask for theirs. A
 * browser does not see that both mean the same file, and fetches it twice.
 */
export function styleModePlugin(): Plugin {
  return {
    name: 'style-mode',
    apply: 'build',
    transform: {
      filter: { id: loader },
      handler(code) {
        if (!code.includes(always)) throw new Error('Vite loads styles differently now: look at this plugin again')
        return { code: code.replace(always, forScripts), map: null }
      },
    },
  }
}
