/**
 * An error for a call whose arguments have the wrong shape. Its message is safe to show to the page: it names the call and the argument.
 */
export class InvalidCallError extends TypeError {
  override readonly name = 'InvalidCallError';
}
