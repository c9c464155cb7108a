import { describe, expect, it } from 'vitest'
import { checkLinks } from './check-links.ts'

function problems(text: string, path = 'docs/demo.md') {
  const documents = [
    { path, text },
    { path: 'README.md', text: '# Vonk\n\n## Try it!\n\n## Try it!\n\n## `vonk help`, and *more*\n' },
  ]
  const paths = ['README.md', 'docs/demo.md', 'docs/law.md', 'apps/server/src/main.ts']
  return checkLinks(documents, paths).map(({ message, line }) => `${line}: ${message}`)
}

describe('checkLinks', () => {
  it('is content with pages, folders, anchors and other sites', () => {
    expect(
      problems('[a](law.md) [b](../README.md#try-it) ![c](../apps/server) [d](https://vonk.example/x.md)'),
    ).toEqual([])
    expect(problems('[again](../README.md#try-it-1) [more](../README.md#vonk-help-and-more)')).toEqual([])
    expect(problems('# Here\n\n[above](#here)')).toEqual([])
    expect(problems('[root](docs/law.md)', 'apps.md')).toEqual([])
  })

  it('names a link that leads nowhere, with its line', () => {
    expect(problems('fine\n[gone](gone.md)')).toEqual(['2: the link to gone.md leads nowhere'])
    expect(problems('fine\n\n[gone\nfor ever](gone.md)')).toEqual(['3: the link to gone.md leads nowhere'])
    expect(problems('[from the root](docs/law.md)')).toEqual(['1: the link to docs/law.md leads nowhere'])
  })

  it('names an anchor without its heading', () => {
    expect(problems('[a](../README.md#start)')).toEqual(['1: README.md has no heading #start'])
    expect(problems('[a](#start)')).toEqual(['1: docs/demo.md has no heading #start'])
    expect(problems('[a](../README.md#try-it-2)')).toHaveLength(1)
  })

  it('reads no code', () => {
    expect(problems('`[a](gone.md)`\n\n```\n[b](gone.md)\n# Start\n```')).toEqual([])
    expect(problems('[a](#start)\n\n```\n# Start\n```')).toHaveLength(1)
  })
})
