import { describe, expect, it, vi } from 'vitest'
import { whenNotTyping } from './when-not-typing.ts'

function aScreen(focused: string | null) {
  const screen = Object.assign(new EventTarget(), { activeElement: null as Element | null })
  const focus = (name: string | null) => {
    // As much of an element as is asked about.
    screen.activeElement = name === null ? null : ({ matches: (list: string) => list.includes(name) } as Element)
    screen.dispatchEvent(new Event('focusout'))
  }
  focus(focused)
  return { screen, focus }
}

describe('whenNotTyping', () => {
  it.for([null, 'button'])('acts at once while the focus is on %s', (focused) => {
    const act = vi.fn()
    whenNotTyping(aScreen(focused).screen, act)

    expect(act).toHaveBeenCalledOnce()
  })

  it('waits until the last field is left, also from one to the next', async () => {
    const act = vi.fn()
    const { screen, focus } = aScreen('input')
    whenNotTyping(screen, act)
    focus('textarea')
    await Promise.resolve()
    expect(act).not.toHaveBeenCalled()
    focus(null)
    focus(null)
    await Promise.resolve()

    expect(act).toHaveBeenCalledOnce()
  })
})
