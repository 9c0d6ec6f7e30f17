/** Creates the title of a print, and the label in the margin of every sheet. */

import type { CardGame } from '../card/card-rules.ts';
import type { GameDocuments } from '../document/document-spec.ts';
import { computeFingerprint } from '../document/fingerprint/fingerprint.ts';
import { shortenFingerprint } from '../document/fingerprint/sha256.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import type { Encounter } from '../document/kinds/encounter.ts';
import type { Character, EventPack, Team } from '../document/schema.ts';
import { formatJudgedMode } from '../event-pack/mode-text.ts';
import { truncateVisibly } from '../text/truncate.ts';
import { formatLateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';

export interface PrintLabel {
  readonly title: string;
  /** The title, the fingerprint if only one document is printed, and the rules. */
  readonly label: string;
  readonly subject: string;
  /** Search keywords of the file: the rules, and every printed document with its fingerprint. */
  readonly keywords: readonly string[];
}

type LabeledDocument = Character | Team | Encounter;

/** A team or an encounter. `fingerprint` is absent if it is the one of `document`. */
export interface LabeledGroup {
  readonly document: Team | Encounter;
  readonly fingerprint?: string;
}

/** Returns the name of a document, or its id if it has no name. Long names are truncated for titles, labels and keywords. */
const getDocumentTitle = ({ name, id }: LabeledDocument): string => truncateVisibly(name.trim() === '' ? id : name);

/** A document of a label, and its fingerprint if it isn't the one of the document. */
interface Labeled {
  readonly document: LabeledDocument;
  readonly fingerprint?: string;
}

const formatFingerprint = (gameCatalog: GameCatalog<GameDocuments>, { document, fingerprint }: Labeled): string =>
  shortenFingerprint(fingerprint ?? computeFingerprint(gameCatalog, document));
const formatKeyword = (gameCatalog: GameCatalog<GameDocuments>, labeled: Labeled): string =>
  `${getDocumentTitle(labeled.document)} ${formatFingerprint(gameCatalog, labeled)}`;
const createKeywords = (
  gameCatalog: GameCatalog<GameDocuments>,
  rules: string,
  labeledDocuments: readonly Labeled[],
): string[] => [
  ...new Set([
    ...(rules === '' ? [] : [rules]),
    ...labeledDocuments.map((labeled) => formatKeyword(gameCatalog, labeled)),
  ]),
];

/**
 * Creates the label of cards. A single team, encounter or character is named; otherwise the label says how many cards there are.
 * `eventPack` is the event pack that the team was judged for.
 */
export function createPrintLabel(
  translate: Translate,
  gameCatalog: GameCatalog<CardGame>,
  groups: readonly LabeledGroup[],
  characters: readonly Character[],
  eventPack?: EventPack,
): PrintLabel {
  const [firstGroup] = groups;
  const [firstCharacter] = characters;
  const labeled: Labeled | undefined =
    groups.length === 1
      ? firstGroup
      : characters.length === 1 && firstCharacter !== undefined
        ? { document: firstCharacter }
        : undefined;
  const title =
    labeled === undefined
      ? translate('cardSheets.titleOfMany', { count: characters.length })
      : getDocumentTitle(labeled.document);
  const cardGame = firstCharacter && gameCatalog.getGame(firstCharacter);
  const rules = cardGame ? `${cardGame.name} ${cardGame.version}` : '';
  const fingerprints = labeled ? [formatFingerprint(gameCatalog, labeled)] : [];
  const modeTexts =
    labeled?.document.format === 'rollcall.team'
      ? [formatJudgedMode(translate, labeled.document, eventPack, truncateVisibly)]
      : [];
  return {
    title,
    label: [title, ...fingerprints, rules, ...modeTexts].filter(Boolean).join('  ·  '),
    subject: rules === '' ? translate('cardSheets.subject') : translate('cardSheets.subjectWithRules', { rules }),
    keywords: createKeywords(gameCatalog, rules, [
      ...groups,
      ...characters.map((character) => ({ document: character })),
    ]),
  };
}

/** Creates the label of a game's pieces: those for a team or an encounter, or all of a kind. */
export function createPiecesLabel(
  translate: Translate,
  gameCatalog: GameCatalog<CardGame>,
  pieceKind: string,
  ruleset: string,
  group: LabeledGroup | undefined,
): PrintLabel {
  const { name: gameName, version, card } = gameCatalog.getGame({ ruleset });
  const pieceTitle = formatLateText(
    translate,
    card.pieceKinds.find((entry) => entry.kind === pieceKind)?.title ?? pieceKind,
  );
  const title =
    group === undefined ? `${pieceTitle}, ${gameName}` : `${pieceTitle}, ${getDocumentTitle(group.document)}`;
  const fingerprints = group === undefined ? [] : [formatFingerprint(gameCatalog, group)];
  const rules = `${gameName} ${version}`;
  return {
    title,
    label: [title, ...fingerprints, rules].join('  ·  '),
    subject: translate('cardSheets.pieces', { pieces: pieceTitle, rules }),
    keywords: createKeywords(gameCatalog, rules, group === undefined ? [] : [group]),
  };
}

/** Creates the label of a deck. */
export function createDeckLabel(translate: Translate, gameCatalog: GameCatalog<GameDocuments>, deck: Deck): PrintLabel {
  const title = truncateVisibly(deck.name.trim() === '' ? deck.id : deck.name);
  const fingerprint = shortenFingerprint(computeFingerprint(gameCatalog, deck));
  return {
    title,
    label: `${title}  ·  ${fingerprint}`,
    subject: translate('cardSheets.subject'),
    keywords: [`${title} ${fingerprint}`],
  };
}
