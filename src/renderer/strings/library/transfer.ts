/** Texts about documents that come into the library. */

import type { State } from '../../../shared/library/import/compare.ts';
import type { ImportChoice } from '../../../shared/library/import/import-plan.ts';
import type { Incoming, IncomingKind } from '../../../shared/library/import/incoming.ts';
import { numeral } from '../../../shared/text/numeral.ts';
import { shortName } from '../documents/short-name.ts';
import { nounLabels } from './document-nouns.ts';

const documents = (n: number): string => (n === 1 ? '1 document' : `${numeral(n)} documents`);

export const TRANSFER = {
  title: 'Import',
  restoreTitle: 'Restore',
  import: 'Import…',
  importText:
    'Bring documents into your library. You see first what is new, what has changed and what is in conflict; nothing happens before you say so, and all of it can be undone.',
  importHint:
    'Documents (.json), card templates (.card.json) with their fonts and pictures, files of other Rollcalls (.rollcall) and tables (.csv, .xlsx). They can also be dropped anywhere on this window, and documents and links pasted.',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  dropNow: 'Let go to look at what is in it. Nothing is imported yet.',
  clipboard: 'Clipboard',
  link: 'Link',
  theFolder: 'What was dropped',
  someFile: 'A file',
  inTeam: (name: string) => `Embedded in ${shortName(name)}`,
  states: {
    conflict: 'Conflict',
    changed: 'Changed',
    new: 'New',
    older: 'Older',
    same: 'Same',
  } satisfies Record<State, string>,
  stateTexts: {
    conflict:
      'Both say something else, and yours may have changes that nobody else has. Yours is kept unless you say otherwise.',
    changed: 'Yours is as it was when it was last exported or imported; this one has moved on since.',
    new: 'Your library has none with this id.',
    older: 'This is the state that you exported or imported once; yours has moved on since.',
    same: 'Your library has it, and both say the same.',
  } satisfies Record<State, string>,
  newestText:
    'Your library has fallen back to an older state of it, or the disk has altered it. This is the newest one.',
  twinText: (from: string) =>
    `${shortName(from)} has a document with the same id that says something else. Both can be kept.`,
  otherGameText:
    'Your library has a document of another game with this id. Both are kept: this one gets an id of its own, and what names it in this import follows.',
  newTagsText: (tags: string) => `Both say the same, but this one brings tags that yours has not: ${tags}.`,
  trashedText: 'It was in the trash of the library that it comes from.',
  choices: { mine: 'Keep mine', theirs: 'Take theirs', both: 'Keep both' } satisfies Record<ImportChoice, string>,
  newChoices: { mine: 'Leave out', theirs: 'Import', both: 'Import' } satisfies Record<ImportChoice, string>,
  choice: (name: string) => `What to do with ${shortName(name)}`,
  choiceShort: { mine: 'keep mine', theirs: 'take theirs', both: 'keep both' } satisfies Record<ImportChoice, string>,
  choiceSome: (n: number) => (n === 1 ? 'take 1 field' : `take ${n} fields`),
  choiceNew: { mine: 'leave out', theirs: 'import', both: 'import' } satisfies Record<ImportChoice, string>,
  nothing: 'nothing to do',
  forAll: (state: State) => `For all that are ${TRANSFER.states[state].toLowerCase()}`,
  kinds: nounLabels(),
  unnamed: 'Unnamed',
  list: 'Documents of this import',
  filter: 'Filter by name or file',
  filterHint: 'Name or file',
  showState: (state: State, n: number) => `${TRANSFER.states[state]}: ${numeral(n)}`,
  unusable: 'Cannot be read',
  unusableCount: (n: number) => (n === 1 ? '1 file cannot be read' : `${numeral(n)} files cannot be read`),
  missing: (n: number) =>
    n === 1 ? '1 picture or font was not among the files' : `${numeral(n)} pictures or fonts were not among the files`,
  missingText: (name: string, src: string) =>
    `${shortName(name)} names ${shortName(src)}. Drop both together, or add it later in the library.`,
  details: 'What is in it',
  look: 'How it looks',
  lookSides: { front: 'Front', back: 'Back' },
  lookWith: (name: string) => `With ${name}, as an example.`,
  lookFonts: (n: number) => (n === 1 ? 'Its font' : 'Its fonts'),
  lookFontMissing:
    'Its file is not here, and your library does not have it: a face of Rollcall stands in for it. Ask for the file, or add the font yourself.',
  lookFontRefused: (why: string) => `It cannot be used, and a face of Rollcall stands in for it: ${why}`,
  differences: (n: number) => (n === 1 ? 'Differs in 1 place' : `Differs in ${numeral(n)} places`),
  field: 'Field',
  mine: 'Mine',
  theirs: 'Theirs',
  first: 'First',
  sideOf: (side: string, field: string) => `${field}: ${side.toLowerCase()}`,
  nothingThere: 'nothing',
  from: (name: string) => `From ${name}`,
  nothingFits: 'Nothing of this import fits the filter.',
  reading: 'Reading',
  readSoFar: (n: number) => `${documents(n)} so far`,
  percent: (done: number, of: number) => `${of === 0 ? 0 : Math.floor((done / of) * 100)} %`,
  stop: 'Stop',
  embedded: (all: readonly Pick<Incoming, 'kind' | 'name'>[]) => {
    const [only] = all;
    if (all.length === 1) return `Add ${shortName(only?.name || TRANSFER.unnamed)} to my library too`;
    const counted = (kind: IncomingKind, one: string, several: string) => {
      const n = all.filter((each) => each.kind === kind).length;
      return n === 0 ? [] : [`${numeral(n)} ${n === 1 ? one : several}`];
    };
    const parts = [...counted('characters', 'character', 'characters'), ...counted('factions', 'faction', 'factions')];
    return `Add the ${parts.join(' and ')} in it to my library too`;
  },
  go: { import: (n: number) => `Import ${numeral(n)}`, restore: (n: number) => `Restore ${numeral(n)}` },
  goNothing: { import: 'Nothing to import', restore: 'Nothing to restore' },
  open: 'Open it',
  willKeep: (n: number) =>
    n === 1 ? '1 conflict not looked at: yours is kept.' : `${numeral(n)} conflicts not looked at: yours are kept.`,
  working: (done: number, of: number) =>
    of === 0 ? 'Writing' : `Reading pictures, ${numeral(done)} of ${numeral(of)}`,
  done: {
    import: (n: number) => (n === 1 ? '1 document was imported.' : `${numeral(n)} documents were imported.`),
    restore: (n: number) => (n === 1 ? '1 document was restored.' : `${numeral(n)} documents were restored.`),
  },
  doneOne: {
    import: (name: string) => `${shortName(name)} was imported.`,
    restore: (name: string) => `${shortName(name)} was restored.`,
  },
  /** `n`: of the documents that came along in it. */
  doneWith: (name: string, n: number) =>
    n === 1
      ? `${shortName(name)} was imported, and 1 document that came in it.`
      : `${shortName(name)} was imported, and ${numeral(n)} documents that came in it.`,
  pictureRefused: (n: number, reason: string) =>
    n === 1
      ? `1 picture could not be used: ${reason}.`
      : `${numeral(n)} pictures could not be used; the first: ${reason}.`,
  stopped: {
    import: 'Stopped: nothing was imported.',
    restore: 'Stopped: nothing was restored.',
  },
  failed: {
    import: (reason: string) =>
      `Nothing was imported: ${reason} Your library is as it was; this dialog keeps your choices.`,
    restore: (reason: string) =>
      `Nothing was restored: ${reason} Your library is as it was; this dialog keeps your choices.`,
  },
  allSameTitle: 'Everything is in your library already',
  allSameText: 'All documents say the same as yours. Nothing has to be done.',
  emptyTitle: 'Nothing here can be imported',
  emptyText: 'The list shows what was found, and why it cannot be read. Nothing was changed.',
  onlyPicture: 'A picture belongs to a character: open the character and drop it on its form.',
  nothingOfOurs: 'No documents of Rollcall are in it: they end in .json or .rollcall.',
  tooLarge: (most: number) =>
    `It is larger than ${Math.round(most / 1_048_576)} MiB, more than any document has. Nothing of it was read.`,
  vanished: 'It is not there any more, or may not be read. Choose it again.',
  notRead: (reason: string) => `It could not be read: ${reason}`,
  tooMuch: 'it takes more memory than there is.',
};
