/** How passwords are hashed: the same way as those of customers, which another package knows. */
export type Passwords = {
  hashPassword(password: string): Promise<string>
  /** Takes as long for nobody, who is null. */
  verifyPassword(stored: string | null, password: string): Promise<boolean>
}
