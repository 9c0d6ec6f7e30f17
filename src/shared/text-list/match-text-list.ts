/**
 * Reads a list of members that was written as plain text, for a chat or an email, and matches it with the characters of a library. A name,
 * number of copies or Level that can be understood in more than one way is a question for the user; nothing is guessed.
 */
import type { Edit } from '../document/edit.ts';
import type { Character } from '../document/schema.ts';
import { askWhetherTitle, findTitle, isMaybeTitle, readTitle, type Title } from './find-title.ts';
import {
  createMatchedLine,
  type MatchedLine,
  type MemberChoice,
  type MemberContext,
  type MemberLine,
  matchMembers,
} from './match-members.ts';
import { limitSearches, type NameIndex } from './name-index.ts';
import { normalizeName } from './normalize-name.ts';
import {
  findNameAboveSettings,
  isTotal,
  readField,
  readGroup,
  readUnlabeledFields,
  type StatedFields,
} from './read-fields.ts';
import { removeSmallTalk } from './small-talk.ts';
import { splitTextLines, type TextLine } from './text-lines.ts';
import type { TextListWords } from './text-list-words.ts';

export interface TextListMatch {
  readonly name?: string;
  readonly player?: string;
  /** The name of the leader, if the list states it in a field of its own. */
  readonly leader?: string;
  /** Edits that set the size, the formation and other fields that the list states. */
  readonly edits: readonly Edit[];
  readonly members: readonly MatchedLine[];
  /** Lines, or parts of them, with a known label whose value is unknown: `Faction: Harbor Watch` without such a faction. */
  readonly unknownFields: readonly { readonly lineNumber: number; readonly source: string }[];
}

/** Input of `matchTextList` in addition to the text. */
export interface TextListContext {
  readonly words: TextListWords;
  /** The characters that lines may name. */
  readonly nameIndex: NameIndex;
  /** Returns the number that lists state after the name of a character. */
  readonly getLevel: (character: Character) => number;
}

/**
 * Returns what the list states. Every line with letters or digits is a field, a total, the name of the team or at least one member, so no
 * line is lost without a word.
 */
export function matchTextList(text: string, context: TextListContext): TextListMatch {
  const { words, getLevel } = context;
  const memberContext = { words: words.member, nameIndex: limitSearches(context.nameIndex), getLevel };
  const lines = splitTextLines(text);
  const { fields, memberLines, isTitleFollowedByField, editsBelowMembers } = readLines(lines, words, memberContext);
  const title = fields.name === undefined ? findTitle(memberLines, isTitleFollowedByField, words) : undefined;
  const members = memberLines
    .filter(({ line }) => line !== title?.line)
    .flatMap(({ line, parts }) => parts.map((part) => createMatchedLine(line, part)));
  const isTitleUnsure =
    fields.name === undefined && title === undefined && isMaybeTitle(memberLines, isTitleFollowedByField);
  const name =
    fields.name ?? (title === undefined ? undefined : readTitle(title, lines[lines.indexOf(title.line) + 1]));
  const sizeEdits = createSizeEdits(title, words);
  return {
    ...(name === undefined ? {} : { name }),
    ...(fields.player === undefined ? {} : { player: fields.player }),
    edits: [
      ...sizeEdits,
      ...fields.edits.filter((edit) => !(editsBelowMembers.has(edit) && isTotalOf(edit, members, context))),
    ],
    ...(fields.leader === undefined ? {} : { leader: fields.leader }),
    members: addLeader(isTitleUnsure ? askWhetherTitle(members) : members, fields, memberContext),
    unknownFields: fields.unknownFields,
  };
}

/** Returns the edit that sets the size that the line with the team's name states. */
const createSizeEdits = (title: Title | undefined, { sizePointer }: TextListWords): readonly Edit[] =>
  title?.size === undefined || sizePointer === undefined ? [] : [{ op: 'set', path: sizePointer, value: title.size }];

/** Whether an edit sets the size to the total of the members: `Points: 23` below them is their sum, not the limit of the team. */
function isTotalOf(edit: Edit, members: readonly MatchedLine[], { words, getLevel }: TextListContext): boolean {
  const total = members.reduce(
    (sum, { match }) => sum + (match.kind === 'certain' ? match.choice.copies * getLevel(match.choice.character) : 0),
    0,
  );
  return edit.op === 'set' && edit.path === words.sizePointer && edit.value === total;
}

/** The lines of a list by their meaning. */
interface ReadLines {
  readonly fields: StatedFields;
  readonly memberLines: readonly MemberLine[];
  /** Whether a field follows the first of `memberLines`, which may be the name of the team. */
  readonly isTitleFollowedByField: boolean;
  /** Those of `fields.edits` that lines below the first members state. */
  readonly editsBelowMembers: ReadonlySet<Edit>;
}

function readLines(lines: readonly TextLine[], words: TextListWords, memberContext: MemberContext): ReadLines {
  const { nameIndex } = memberContext;
  const fields: StatedFields = { edits: [], unknownFields: [] };
  const memberLines: MemberLine[] = [];
  const editsBelowMembers = new Set<Edit>();
  let isTitleFollowedByField = false;
  const nameLine = findNameAboveSettings(lines, words, nameIndex);
  if (nameLine !== undefined)
    fields.name = readTitle({ line: nameLine, name: nameLine.text }, lines[lines.indexOf(nameLine) + 1]);
  for (const line of lines.filter((candidate) => candidate !== nameLine)) {
    // A character may be called `Legal` or `Team: Alpha`.
    const isName = [line.text, ...line.numberedTexts].some((lineText) => nameIndex.findExact(lineText).length > 0);
    const editCount = fields.edits.length;
    const memberText = isName ? line.text : (readGroup(line.text, words) ?? readOther(line, words, fields));
    if (memberText === undefined) isTitleFollowedByField ||= memberLines.length === 1;
    else if (memberText !== '') {
      const numberedTexts = memberText === line.text ? line.numberedTexts : [];
      memberLines.push({ line, parts: matchMembers(memberText, memberContext, numberedTexts) });
    }
    // Without a name, the first of these lines may be the name of the team.
    if (memberLines.length > (fields.name === undefined ? 1 : 0))
      for (const edit of fields.edits.slice(editCount)) editsBelowMembers.add(edit);
  }
  return {
    fields,
    memberLines: removeSmallTalk(memberLines, words, fields.name !== undefined),
    isTitleFollowedByField,
    editsBelowMembers,
  };
}

/** Reads a line without a group: returns undefined for a field, an empty text for a total, and the text of any other line. */
function readOther(line: TextLine, words: TextListWords, fields: StatedFields): string | undefined {
  if (readField(line.text, line, words, fields) || readUnlabeledFields(line, words, fields)) return undefined;
  return isTotal(line.text, words) ? '' : line.text;
}

/** Adds the leader that a field names if no line names this character: the field is then the only place that does. */
function addLeader(
  members: readonly MatchedLine[],
  { leader, leaderLine }: StatedFields,
  memberContext: MemberContext,
): readonly MatchedLine[] {
  if (leader === undefined || leaderLine === undefined) return members;
  const leaderForm = normalizeName(leader);
  const listChoices = ({ match }: MatchedLine): readonly MemberChoice[] =>
    match.kind === 'certain' ? [match.choice] : match.kind === 'unsure' ? match.choices : [];
  if (
    members.some((member) => listChoices(member).some(({ character }) => normalizeName(character.name) === leaderForm))
  )
    return members;
  const leaderParts = matchMembers(leader, memberContext);
  return [...members, ...leaderParts.map((part) => createMatchedLine(leaderLine, part))];
}
