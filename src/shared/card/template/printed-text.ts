/** Texts that Rollcall prints on cards if the template has none. */
export const CARD_TEXT = {
  /** Printed next to the name on a continuation card. */
  continued: 'continued',
} as const;
