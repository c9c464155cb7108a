import { describe, expect, it } from 'vitest'
import { chooseSteps } from './choose-steps.ts'

const run = () => Promise.reject(new Error('not to be run'))
const steps = [
  { name: 'build', run },
  { name: 'lint', run },
  { name: 'unit', run },
  { name: 'browser', needs: ['build'], run },
]
const names = (only: string[], filters: string[]) =>
  chooseSteps(steps, { only, filters }, ['unit', 'browser']).map(({ name }) => name)

describe('chooseSteps', () => {
  it('takes everything, the steps named, or the tests', () => {
    expect(names([], [])).toEqual(['build', 'lint', 'unit', 'browser'])
    expect(names(['lint'], [])).toEqual(['lint'])
    expect(names([], ['cart'])).toEqual(['unit', 'browser'])
    expect(names(['unit'], ['cart'])).toEqual(['unit'])
    expect(names(['browser'], [])).toEqual(['build', 'browser'])
  })

  it('says which steps there are when a name is wrong', () => {
    expect(() => names(['lnit'], [])).toThrow('no step is called lnit; there are: build, lint, unit, browser')
  })
})
