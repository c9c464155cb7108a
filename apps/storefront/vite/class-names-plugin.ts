import { basename } from 'node:path'
import type { Plugin } from 'vite'

const wholeModule = /^import (\w+) from (?=['"][^'"]+\.module\.css['"])/gm

/**
 * Class names cost the browser little: they have no hash, which does not compress, and a script holds the names it uses
 * instead of a table of all of them.
 */
export function classNamesPlugin(): Plugin[] {
  return [
    {
      name: 'class-names',
      enforce: 'pre',
      config: () => ({ css: { modules: { generateScopedName: classNameOf } } }),
      transform: {
        filter: { id: /\.tsx$/, code: '.module.css' },
        // Vite exports every class by its name as well, and what is imported by name can be put where it is used.
        handler: (code) => ({ code: code.replace(wholeModule, 'import * as $1 from '), map: null }),
      },
    },
    {
      name: 'styles-of-inlined-names',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        // Of a module whose names are all inlined nothing is left, and without this its styles would go with it.
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ]
}

/** `.label` of button.module.css is `button-label`. Files have names of their own and classes no hyphen, so no two are the same. */
export function classNameOf(name: string, file: string): string {
  return `${basename(file, '.module.css')}-${name}`
}
