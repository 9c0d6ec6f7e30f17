/** The title of a print, and the line in the margin of every sheet. */

import type { CardGame } from '../card/card-rules.ts';
import type { GameDocuments } from '../document/document-spec.ts';
import { fingerprint } from '../document/fingerprint/fingerprint.ts';
import { shortFingerprint } from '../document/fingerprint/sha256.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import type { Encounter } from '../document/kinds/encounter.ts';
import type { Character, EventPack, Team } from '../document/schema.ts';
import { modeText } from '../event/mode-text.ts';
import { shortened } from '../text/short.ts';
import { formatText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';

export interface PrintLabel {
  readonly title: string;
  /** Title, fingerprint of the one document that is printed, and the rules it was judged under. */
  readonly label: string;
  readonly subject: string;
  /** The rules, and every document that is printed with its fingerprint: what a file can be searched for. */
  readonly keywords: readonly string[];
}

type Labelled = Character | Team | Encounter;

/** A document by its name, or its id where it has none: as a title, a line in the margin and a keyword can hold it. */
const called = ({ name, id }: Labelled): string => shortened(name.trim() === '' ? id : name);

const marked = (gameCatalog: GameCatalog<GameDocuments>, document: Labelled): string =>
  `${called(document)} ${shortFingerprint(fingerprint(gameCatalog, document))}`;
const keywordsOf = (
  gameCatalog: GameCatalog<GameDocuments>,
  rules: string,
  documents: readonly Labelled[],
): string[] => [
  ...new Set([...(rules === '' ? [] : [rules]), ...documents.map((document) => marked(gameCatalog, document))]),
];

/**
 * One team, one encounter or one character alone is printed under its own name; more than one is a number of cards.
 * `event` is the one that the team was judged for.
 */
export function printLabel(
  translate: Translate,
  gameCatalog: GameCatalog<CardGame>,
  wholes: readonly (Team | Encounter)[],
  printed: readonly Character[],
  event?: EventPack,
): PrintLabel {
  const [whole] = wholes;
  const [first] = printed;
  const of: Labelled | undefined = wholes.length === 1 ? whole : printed.length === 1 ? first : undefined;
  const title = of === undefined ? translate('cardSheets.titleOfMany', { count: printed.length }) : called(of);
  const game = first && gameCatalog.getGame(first);
  const rules = game ? `${game.name} ${game.version}` : '';
  const mark = of ? [shortFingerprint(fingerprint(gameCatalog, of))] : [];
  const mode = of?.format === 'rollcall.team' ? [modeText(translate, of, event, shortened)] : [];
  return {
    title,
    label: [title, ...mark, rules, ...mode].filter(Boolean).join('  ·  '),
    subject: rules === '' ? translate('cardSheets.subject') : translate('cardSheets.subjectWithRules', { rules }),
    keywords: keywordsOf(gameCatalog, rules, [...wholes, ...printed]),
  };
}

/** What is printed of a game besides its characters, for a team, the game on a table, or everybody. */
export function piecesLabel(
  translate: Translate,
  gameCatalog: GameCatalog<CardGame>,
  kind: string,
  ruleset: string,
  of: Team | Encounter | undefined,
): PrintLabel {
  const { name, version, card } = gameCatalog.getGame({ ruleset });
  const pieces = formatText(translate, card.pieceKinds.find((one) => one.kind === kind)?.title ?? kind);
  const title = of === undefined ? `${pieces}, ${name}` : `${pieces}, ${called(of)}`;
  const mark = of === undefined ? [] : [shortFingerprint(fingerprint(gameCatalog, of))];
  const rules = `${name} ${version}`;
  return {
    title,
    label: [title, ...mark, rules].join('  ·  '),
    subject: translate('cardSheets.pieces', { pieces, rules }),
    keywords: keywordsOf(gameCatalog, rules, of === undefined ? [] : [of]),
  };
}

/** What is printed of a table. */
export function deckLabel(translate: Translate, gameCatalog: GameCatalog<GameDocuments>, deck: Deck): PrintLabel {
  const title = shortened(deck.name.trim() === '' ? deck.id : deck.name);
  const mark = shortFingerprint(fingerprint(gameCatalog, deck));
  return {
    title,
    label: `${title}  ·  ${mark}`,
    subject: translate('cardSheets.subject'),
    keywords: [`${title} ${mark}`],
  };
}
