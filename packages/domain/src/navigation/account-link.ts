import { accountPage, loginPage } from '../urls/index.ts'

export type Visitor = { readonly isLoggedIn: boolean }

/** Where the account icon leads. */
export function accountLink({ isLoggedIn }: Visitor): string {
  return isLoggedIn ? accountPage : loginPage
}
