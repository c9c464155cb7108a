import { describe, expect, it } from 'vitest'
import { writeOnce } from './write-once.server.ts'

describe('writeOnce', () => {
  it('writes what is drawn from an object once, and another object anew', () => {
    const [one, other] = [{ name: 'Coat' }, { name: 'Coat' }]
    let drawn = 0
    function Card({ name }: { name: string }) {
      drawn += 1
      return <b>{name} & Co</b>
    }

    expect(writeOnce(one, <Card {...one} />)).toBe('<b>Coat<!-- --> &amp; Co</b>')
    writeOnce(one, <Card {...one} />)
    writeOnce(other, <Card {...other} />)

    expect(drawn).toBe(2)
  })
})
