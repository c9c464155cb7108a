import { describe, expect, it } from 'vitest'
import { createNetworkWatch } from './watch-network.ts'

function open() {
  const told: boolean[] = []
  const waits: number[] = []
  const network = { isConnected: true, answers: [] as boolean[], asked: 0 }
  const look = createNetworkWatch({
    async ask() {
      network.asked += 1
      return network.answers.shift() ?? true
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    isConnected: () => network.isConnected,
    onChange: (isReachable) => told.push(isReachable),
  })
  return { told, waits, network, look }
}

describe('createNetworkWatch', () => {
  it('says nothing where the shop answers, at once or the third time', async () => {
    const { look, network, told } = open()
    await look()
    network.answers = [false, false, true]
    await look()

    expect(told).toEqual([])
    expect(network.asked).toBe(4)
  })

  it('says that there is no network when nobody answers, and that it is back, asking ever more seldom [OFF-02]', async () => {
    const { look, network, told, waits } = open()
    network.answers = Array.from({ length: 8 }, () => false)
    await look()

    expect(told).toEqual([false, true])
    expect(waits).toEqual([0, 500, 1500, 2000, 4000, 8000, 15_000, 15_000, 15_000])
  })

  it('asks once, however many calls were not answered', async () => {
    const { look, network } = open()
    await Promise.all([look(), look(), look()])

    expect(network.asked).toBe(1)
  })

  it('leaves it to the browser where that knows', async () => {
    const { look, network, told } = open()
    network.isConnected = false
    await look()

    expect(network.asked).toBe(0)
    expect(told).toEqual([])
  })
})
