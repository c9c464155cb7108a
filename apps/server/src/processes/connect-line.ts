/** What one end of a line answers, by name. */
export type Answers = Readonly<Record<string, (input: never) => unknown>>

/** The channel that Node opens between a process and one it has forked. */
type Channel = {
  send(message: unknown): void
  onMessage(listener: (message: unknown) => void): void
}

type Message =
  | { readonly kind: 'question'; readonly id: number; readonly name: string; readonly input: unknown }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string }

export type Line<Theirs extends Answers> = {
  ask<Name extends keyof Theirs & string>(
    name: Name,
    ...input: Parameters<Theirs[Name]>
  ): Promise<Awaited<ReturnType<Theirs[Name]>>>
  /** The other end is gone: nothing will be answered any more. */
  end(): void
}

class LineEnded extends Error {
  override readonly name = 'LineEnded'
}

/** Questions and answers between two processes of this program, in both directions. */
export function connectLine<Theirs extends Answers>(channel: Channel, ours: Answers): Line<Theirs> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let isEnded = false
  let questions = 0

  async function answer({ id, name, input }: Extract<Message, { kind: 'question' }>): Promise<void> {
    try {
      // The other end is the same version of this program: it asks what there is, with what belongs to it.
      const value = await ours[name]?.(input as never)
      channel.send({ kind: 'answer', id, value } satisfies Message)
    } catch (error) {
      channel.send({ kind: 'failure', id, message: String(error) } satisfies Message)
    }
  }

  channel.onMessage((received) => {
    // Nobody else sends on this channel.
    const message = received as Message
    if (message.kind === 'question') return void answer(message)
    const asked = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.kind === 'answer') asked?.resolve(message.value)
    else asked?.reject(new Error(message.message))
  })

  return {
    async ask(name, ...[input]) {
      if (isEnded) throw new LineEnded()
      questions += 1
      const asked = Promise.withResolvers<unknown>()
      waiting.set(questions, asked)
      channel.send({ kind: 'question', id: questions, name, input } satisfies Message)
      // What is answered to a name is of the type that belongs to it.
      return asked.promise as never
    },
    end() {
      isEnded = true
      for (const asked of waiting.values()) asked.reject(new LineEnded())
      waiting.clear()
    },
  }
}
