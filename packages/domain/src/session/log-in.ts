export type LoginStep =
  | { readonly do: 'clear-invalidation' | 'call-login' | 'load-profile' | 'clear-user' }
  | { readonly do: 'authorize-cart' | 'refresh-prices' }
  | { readonly do: 'store-tokens'; readonly token: string; readonly refreshToken: string | null }

/** `code` is null when the server could not be reached. */
export type LoginAnswer = {
  readonly code: number | null
  readonly token: string | null
  readonly refreshToken: string | null
}

/** An old refusal must not speak against the new attempt. */
export const loginSteps: readonly LoginStep[] = [{ do: 'clear-invalidation' }, { do: 'call-login' }]

/** What an answer to a login means; the form that asked says what went wrong. Group prices and taxes are chosen again for the customer, and the cart moves along. */
export function afterLogin({ code, token, refreshToken }: LoginAnswer): readonly LoginStep[] {
  if (code === 200 && token) {
    return [
      { do: 'store-tokens', token, refreshToken },
      { do: 'load-profile' },
      { do: 'authorize-cart' },
      { do: 'refresh-prices' },
    ]
  }
  return [{ do: 'clear-user' }]
}
