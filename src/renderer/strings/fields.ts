export const FIELDS = {
  more: (label: string) => `One more: ${label}`,
  less: (label: string) => `One less: ${label}`,
  draft: (last: string) => `Not a number yet. ${last === '' ? 'The last one' : last} still counts.`,
  add: 'Add',
  addTo: (label: string) => `Add: ${label}`,
  remove: (what: string) => `Remove ${what}`,
  noMatch: 'Nothing in the rules by that name',
  nothingLeft: 'Everything is taken already',
  choose: 'Choose',
  unknown: (word: string) => `${word} (unknown)`,
};
