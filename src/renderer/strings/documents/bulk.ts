const some = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${many} (${count.toLocaleString('en')})`;

/** What is done to several documents of a list at once. */
export const BULK = {
  tagsOf: (count: number) => some(count, 'Tags', 'Tags of what is selected'),
  tags: 'Tags',
  newTag: 'New tag',
  tagHint: 'Saturday, to print, borrowed …',
  addTag: 'Add',
  noTags: 'There are no tags yet. Tags sort your library; they are printed on nothing.',
  some: (count: number, of: number) => `in ${count} of ${of}`,
  apply: 'Apply',
  faction: 'Faction',
  factionOf: (count: number) => some(count, 'Faction', 'Faction of what is selected'),
  factionWay: 'What is done',
  factionFirst: 'Put first',
  factionOnly: 'Only this one',
  factionOut: 'Take out',
  factionHint: {
    first: 'Its symbol is printed. Other factions stay behind it.',
    only: 'Its symbol is printed. Other factions are taken out.',
    out: 'Other factions stay.',
  },
  noFactions: 'Your library has no factions yet.',
  template: 'Template',
  templateOf: (count: number) => some(count, 'Template', 'Template of what is selected'),
  templateGame: 'Characters of',
  nothingToChange: 'They are like that already.',
};
