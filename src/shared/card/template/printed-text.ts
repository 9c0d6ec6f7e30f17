/** Words that Rollcall itself prints on cards, where no template says them. */
export const CARD_WORDS = {
  /** Beside the name on a further card. */
  continued: 'continued',
} as const;
