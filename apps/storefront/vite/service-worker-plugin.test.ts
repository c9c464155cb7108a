import { describe, expect, it } from 'vitest'
import { filesToKeep } from './service-worker-plugin.ts'

describe('filesToKeep', () => {
  it('takes scripts and styles, and texts by their language', () => {
    const names = ['assets/nl-a1b2c3d.js', 'assets/later-nl-a-_2c3d.js', 'assets/later-de-a1b2c3d.js']
    const files = filesToKeep([
      ...names,
      'assets/panel-a1b2c3d.js',
      'assets/app-shell-a1b2c3d.css',
      'assets/a.woff2',
      'x.ico',
    ])

    expect(files).toEqual({
      shared: ['/assets/app-shell-a1b2c3d.css', '/assets/panel-a1b2c3d.js'],
      byLanguage: { nl: ['/assets/later-nl-a-_2c3d.js', '/assets/nl-a1b2c3d.js'], de: ['/assets/later-de-a1b2c3d.js'] },
    })
  })
})
