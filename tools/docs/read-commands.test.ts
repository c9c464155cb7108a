import { describe, expect, it } from 'vitest'
import { readCommands } from './read-commands.ts'

const inBlock = (...lines: string[]) => readCommands(['# Title', '```sh', ...lines, '```', ''].join('\n'))

describe('readCommands', () => {
  it('reads words, quoted ones as one, and leaves comments out', () => {
    expect(inBlock(`npm run vonk -- stores configure nl 'a=["b c"]' # d`, '', '# e')).toEqual([
      { line: 3, environment: {}, words: ['npm', 'run', 'vonk', '--', 'stores', 'configure', 'nl', 'a=["b c"]'] },
    ])
    expect(inBlock(`say name='Example B.V.' a#b`)[0]?.words).toEqual(['say', 'name=Example B.V.', 'a#b'])
  })

  it('knows what is set for a command, or was exported before it', () => {
    expect(inBlock('export A=1 B=x', 'C=2 npm start', 'npm test')).toEqual([
      { line: 3, environment: { A: '1', B: 'x' }, words: [] },
      { line: 4, environment: { A: '1', B: 'x', C: '2' }, words: ['npm', 'start'] },
      { line: 5, environment: { A: '1', B: 'x' }, words: ['npm', 'test'] },
    ])
  })

  it('joins a command of several lines and counts on', () => {
    expect(inBlock('curl \\', '  here', 'npm start')).toMatchObject([
      { line: 3, words: ['curl', 'here'] },
      { line: 5, words: ['npm', 'start'] },
    ])
  })

  it('reads blocks of a shell alone, each by itself', () => {
    const text = '```yaml\na: 1\n```\n\n```sh\nexport A=1\n```\n\n```sh\nnpm start\n```\n'

    expect(readCommands(text)).toMatchObject([{ environment: { A: '1' } }, { line: 10, environment: {} }])
  })
})
