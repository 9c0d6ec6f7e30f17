/** What the page asks of the worker that holds the dictionaries. */
export interface SpellingRequest {
  readonly n: number;
  /** Which of the words are wrong, or what could be meant by the first. */
  readonly kind: 'check' | 'suggest';
  readonly words: readonly string[];
}

export interface SpellingReply {
  readonly n: number;
  readonly words: readonly string[];
}
