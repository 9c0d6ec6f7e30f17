/** The title of a print, and the line in the margin of every sheet. */
import { fingerprint } from '../document/fingerprint/fingerprint.ts';
import { shortFingerprint } from '../document/fingerprint/sha256.ts';
import type { Character, Team } from '../document/schema.ts';
import { gameOf } from '../games/registry.ts';

import { shortened } from '../text/short.ts';

export interface PrintLabel {
  readonly title: string;
  /** Title, fingerprint of the one document that is printed, and the rules it was judged under. */
  readonly label: string;
  readonly subject: string;
  /** The rules, and every document that is printed with its fingerprint: what a file can be searched for. */
  readonly keywords: readonly string[];
}

/** A document by its name, or its id where it has none: as a title, a line in the margin and a keyword can hold it. */
const called = ({ name, id }: Character | Team): string => shortened(name.trim() === '' ? id : name);

const marked = (document: Character | Team): string => `${called(document)} ${shortFingerprint(fingerprint(document))}`;
const keywordsOf = (rules: string, documents: readonly (Character | Team)[]): string[] => [
  ...new Set([...(rules === '' ? [] : [rules]), ...documents.map(marked)]),
];

/** One team, or one character alone, is printed under its own name; more than one is a number of cards. */
export function printLabel(teams: readonly Team[], printed: readonly Character[]): PrintLabel {
  const [team] = teams;
  const [first] = printed;
  const of: Character | Team | undefined = teams.length === 1 ? team : printed.length === 1 ? first : undefined;
  const title = of === undefined ? `${printed.length} cards` : called(of);
  const game = first && gameOf(first);
  const rules = game ? `${game.name} ${game.version}` : '';
  const mark = of ? [shortFingerprint(fingerprint(of))] : [];
  return {
    title,
    label: [title, ...mark, rules].filter(Boolean).join('  ·  '),
    subject: `Cards${rules === '' ? '' : ` for ${rules}`}`,
    keywords: keywordsOf(rules, [...teams, ...printed]),
  };
}

/** What is printed of a game besides its characters, for a team or for everybody. */
export function piecesLabel(kind: string, ruleset: string, team: Team | undefined): PrintLabel {
  const { name, version, card } = gameOf({ ruleset });
  const pieces = card.pieceKinds.find((one) => one.kind === kind)?.title ?? kind;
  const title = team === undefined ? `${pieces}, ${name}` : `${pieces}, ${called(team)}`;
  const mark = team === undefined ? [] : [shortFingerprint(fingerprint(team))];
  const rules = `${name} ${version}`;
  return {
    title,
    label: [title, ...mark, rules].join('  ·  '),
    subject: `${pieces} for ${rules}`,
    keywords: keywordsOf(rules, team === undefined ? [] : [team]),
  };
}
