/** Messages about the copy that the app keeps beside its database. */
export const JOURNAL = {
  noAnswer: 'The copy beside the library could not be written.',
  unread: 'A document is too large to be kept in the copy beside the library.',
};
