import { describe, expect, it } from 'vitest'
import { filesToKeep } from './service-worker-plugin.ts'

describe('filesToKeep', () => {
  it('takes scripts and styles; fonts and texts are kept as they are asked for', () => {
    const files = filesToKeep([
      'assets/texts-first-nl-a1b2c3d.js',
      'assets/texts-later-nl-a-_2c3d.js',
      'assets/panel-a1b2c3d.js',
      'assets/app-shell-a1b2c3d.css',
      'assets/a.woff2',
      'x.ico',
    ])

    expect(files).toEqual(['/assets/app-shell-a1b2c3d.css', '/assets/panel-a1b2c3d.js'])
  })
})
