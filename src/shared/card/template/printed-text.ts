/** Words that Rollcall itself prints on cards, where no template says them. */
export const CARD_TEXT = {
  /** Beside the name on a further card. */
  continued: 'continued',
} as const;
