/** Opens the mailbox of the shop that is tested, and nothing else. */
export const operatorToken = 'the-operators-of-the-tests'
