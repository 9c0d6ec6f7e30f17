/** Arguments of a call that are not what the bridge promises. The page may read the message: it names the call and the part. */
export class InvalidCallError extends TypeError {
  override readonly name = 'InvalidCallError';
}
