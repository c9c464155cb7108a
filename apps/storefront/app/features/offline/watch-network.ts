type NetworkParts = {
  /** Whether the shop itself answers, and not somebody in its name. */
  ask(): Promise<boolean>
  wait(milliseconds: number): Promise<void>
  /** Whether the browser believes that it has a network. */
  isConnected(): boolean
  onChange(isReachable: boolean): void
}

/** One lost answer is no lost network. */
const pausesInDoubt = [0, 500, 1500]
const pauses = [2000, 4000, 8000]
const longestPause = 15_000

/**
 * Browsers believe in every cable and every hotel: whether the shop can be reached is found out by asking it. The function
 * is called whenever something was not answered; it goes on asking until there is an answer again.
 */
export function createNetworkWatch({ ask, wait, isConnected, onChange }: NetworkParts): () => Promise<void> {
  let isLooking = false

  async function isAnsweredInDoubt(): Promise<boolean> {
    for (const pause of pausesInDoubt) {
      await wait(pause)
      // The browser has noticed by itself.
      if (!isConnected() || (await ask())) return true
    }
    return false
  }

  async function untilAnswered(): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      await wait(pauses[turn] ?? longestPause)
      if (!isConnected() || (await ask())) return
    }
  }

  return async function look() {
    if (isLooking) return
    isLooking = true
    if (!(await isAnsweredInDoubt())) {
      onChange(false)
      await untilAnswered()
      onChange(true)
    }
    isLooking = false
  }
}
