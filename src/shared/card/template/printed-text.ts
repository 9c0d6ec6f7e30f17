/** Texts that Rollcall prints on cards where the template has none of its own. */
export const CARD_TEXT = {
  /** Beside the name on a further card. */
  continued: 'continued',
} as const;
