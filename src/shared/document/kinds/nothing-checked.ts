/** What a document is called among the lists of an event where no rule concerns its kind. */
export const NOTHING_CHECKED = 'a document of a kind that nothing is checked in';
