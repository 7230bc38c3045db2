/** What was given to a program at its start cannot be meant; the message says what is wrong with it, for a person. */
export class WrongOption extends Error {
  override readonly name = 'WrongOption';
}
