/** What is said of the copy that the app keeps beside its database. */
export const JOURNAL = {
  noAnswer: 'The copy beside the library could not be written.',
};
