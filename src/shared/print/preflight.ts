/** Findings before printing, as codes with typed values. preflight-messages.ts has the sentences. */

import { cleanText } from '../card/binding/runs.ts';
import type { CardFinding } from '../card/findings/card-finding.ts';
import type { ChosenTemplate } from '../card/template/choose-template.ts';
import { findFormerName } from '../document/former-name.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Character, EventPack, Team } from '../document/schema.ts';
import type { Finding, Severity } from '../rules/finding.ts';
import type { FindingRole, GameRules } from '../rules/game-rules.ts';
import { getFindingRole } from '../rules/game-rules.ts';
import { judge } from '../rules/judge.ts';
import { truncateUnits } from '../text/truncate.ts';
import { formatLateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import type { PrintedCharacter } from './printed-characters.ts';

/** Problems of a single card, from its layout or from the choice of its template. */
export type CardIssue =
  | CardFinding
  /** The document names an unknown template. `used` is the name of the template that is used instead. */
  | { readonly kind: 'unknown-template'; readonly template: string; readonly used: string }
  /** Texts that still use the former name of the character. `fields` are their pointers. */
  | { readonly kind: 'old-name'; readonly formerName: string; readonly fields: readonly string[] };

type PreflightIssue =
  | CardIssue
  /**
   * The distinct codes of the errors and their pointers. `reason` is the message of the first error, and `more` the number of further
   * errors.
   */
  | {
      readonly kind: 'illegal';
      readonly codes: readonly string[];
      readonly fields: readonly string[];
      readonly reason: string;
      readonly more: number;
    }
  | { readonly kind: 'unknown-member'; readonly team: string }
  /** Something about the table of a deck, such as a number of copies that can't be read. `reason` says it in a sentence. */
  | { readonly kind: 'deck-table'; readonly reason: string };

export interface PreflightFinding {
  readonly severity: Severity;
  /** The kind of subject: a character, a team, or a row of a deck. The subject of a row is the deck. */
  readonly of: 'character' | 'team' | 'row';
  readonly subject: string;
  /** The subject's name, or its id if it has no name. */
  readonly name: string;
  readonly about: PreflightIssue;
}

/** An error spoils the card or breaks a rule; a warning may need attention; an info is neutral. */
const SEVERITY: Readonly<Record<PreflightIssue['kind'], Severity>> = {
  illegal: 'error',
  'unknown-member': 'error',
  overflow: 'error',
  'track-overflow': 'error',
  'missing-glyph': 'error',
  'missing-font': 'warning',
  'broken-picture': 'error',
  'coarse-picture': 'warning',
  'broken-art': 'error',
  'broken-symbol': 'error',
  'too-long': 'error',
  'unknown-icon': 'warning',
  'hidden-character': 'warning',
  'cut-drawing': 'warning',
  'simplified-art': 'warning',
  'low-resolution': 'warning',
  'unread-field': 'warning',
  'misread-field': 'warning',
  'unread-word': 'warning',
  'missing-faction': 'warning',
  'safe-area': 'warning',
  'credit-line': 'warning',
  'unknown-template': 'warning',
  'old-name': 'warning',
  'deck-table': 'warning',
  'continuation-card': 'warning',
  'missing-art': 'info',
  continued: 'info',
};

/** Returns the name of a document, or its id if the name has no visible character. */
const getDocumentName = ({ name, id }: { name: string; id: string }): string => (hasVisibleName(name) ? name : id);
const hasVisibleName = (name: string): boolean => cleanText(truncateUnits(name)) !== '';
const createPreflightFinding = (
  documentKind: 'character' | 'team',
  document: { name: string; id: string },
  issue: PreflightIssue,
): PreflightFinding => ({
  severity: SEVERITY[issue.kind],
  of: documentKind,
  subject: document.id,
  name: getDocumentName(document),
  about: issue,
});

/** Lists the findings about the card of a character. */
export const listCardFindings = (
  character: Character,
  cardFindings: readonly CardFinding[],
  chosenTemplate?: ChosenTemplate,
): PreflightFinding[] => [
  ...(chosenTemplate?.unknown === undefined
    ? []
    : [
        createPreflightFinding('character', character, {
          kind: 'unknown-template',
          template: chosenTemplate.unknown,
          used: chosenTemplate.template.name,
        }),
      ]),
  ...cardFindings.map((cardFinding) => createPreflightFinding('character', character, cardFinding)),
];

/** Lists the finding about texts that use a former name of the character. */
export function listNameFindings(character: Character): PreflightFinding[] {
  const formerName = findFormerName(character);
  return formerName === undefined
    ? []
    : [
        createPreflightFinding('character', character, {
          kind: 'old-name',
          formerName: formerName.name,
          fields: formerName.pointers,
        }),
      ];
}

/** Lists the findings about the card of a row. Columns that a template doesn't use are not reported. */
export const listRowFindings = (
  deckId: string,
  rowName: string,
  cardFindings: readonly CardFinding[],
): PreflightFinding[] =>
  cardFindings.flatMap((issue) =>
    issue.kind === 'unread-field'
      ? []
      : [{ severity: SEVERITY[issue.kind], of: 'row', subject: deckId, name: rowName, about: issue }],
  );

/** Creates a finding about the table of a deck from its sentence. */
export const createTableFinding = ({ id, name }: { id: string; name: string }, reason: string): PreflightFinding => {
  const issue = { kind: 'deck-table', reason } as const;
  return { severity: SEVERITY[issue.kind], of: 'row', subject: id, name: name || id, about: issue };
};

export interface PreflightInput {
  /** The event pack that teams are judged for. */
  eventPack?: EventPack | undefined;
  /** The event pack that the team names, if it is invalid, so that no team can be judged by it. */
  invalidEventPack?: EventPack | undefined;
  readonly teams: readonly Team[];
  /** The printed characters, under the house rules of their team. */
  readonly printedCharacters: readonly PrintedCharacter[];
  /** All characters that members of a team may name. */
  readonly characters: readonly Character[];
  /** The ids of unknown members and their teams. */
  readonly unknownMembers?: readonly { readonly team: Team; readonly id: string }[];
}

/** Lists what is illegal or missing. Each team is judged by its own rules, and each character once. */
export function listLegalityFindings(
  translate: Translate,
  gameCatalog: GameCatalog<GameRules>,
  { teams, printedCharacters, characters, unknownMembers = [], eventPack, invalidEventPack }: PreflightInput,
): PreflightFinding[] {
  const teamFindings = teams.flatMap((team) =>
    createIllegalFinding(
      translate,
      'team',
      team,
      listTeamErrors(
        gameCatalog,
        team,
        judge(gameCatalog, team, {
          characters,
          ...(eventPack === undefined ? {} : { eventPack }),
          ...(invalidEventPack === undefined ? {} : { invalidEventPack }),
        }).findings,
      ),
    ),
  );
  const missingFindings = unknownMembers.map(({ team, id }) =>
    createPreflightFinding('character', { id, name: '' }, { kind: 'unknown-member', team: getDocumentName(team) }),
  );
  const seenCharacters = new Set<Character>();
  const characterFindings = printedCharacters.flatMap(({ character, options }) => {
    if (seenCharacters.has(character)) return [];
    seenCharacters.add(character);
    return createIllegalFinding(
      translate,
      'character',
      character,
      judge(gameCatalog, character, { options: [{ ...options }] }).findings,
    );
  });
  return [...teamFindings, ...missingFindings, ...characterFindings];
}

/** Lists the errors of the team itself. Its members have their own findings. */
const listTeamErrors = (gameCatalog: GameCatalog<GameRules>, team: Team, findings: readonly Finding[]): Finding[] =>
  findings.filter(
    ({ code, path }) => !path.startsWith('/characters/') && !isMemberFinding(getFindingRole(gameCatalog, team, code)),
  );

const isMemberFinding = (findingRole: FindingRole | undefined): boolean =>
  findingRole === 'member-illegal' || findingRole === 'unknown-member';

function createIllegalFinding(
  translate: Translate,
  documentKind: 'character' | 'team',
  document: Character | Team,
  findings: readonly Finding[],
): PreflightFinding[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const [firstError] = errors;
  if (firstError === undefined) return [];
  const removeDuplicates = (values: readonly string[]): string[] => [...new Set(values)];
  return [
    createPreflightFinding(documentKind, document, {
      kind: 'illegal',
      codes: removeDuplicates(errors.map(({ code }) => code)),
      fields: removeDuplicates(errors.map(({ path }) => path)),
      reason: formatLateText(translate, firstError.message),
      more: errors.length - 1,
    }),
  ];
}

const SEVERITY_RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** Sorts errors first and otherwise keeps the order of the cards. Equal findings are merged. */
export function sortPreflightFindings(findings: readonly PreflightFinding[]): PreflightFinding[] {
  const uniqueFindings = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...uniqueFindings.values()].sort((a, b) => SEVERITY_RANK[a.severity] - SEVERITY_RANK[b.severity]);
}

const isArtIssue = (issue: PreflightIssue): boolean =>
  issue.kind === 'missing-art' ||
  issue.kind === 'broken-art' ||
  issue.kind === 'low-resolution' ||
  (issue.kind === 'cut-drawing' && issue.drawing === 'art');

/** Returns the pointers into the character that a finding is about. Empty for a finding about the whole card. */
export const getFindingFields = ({ about: issue }: PreflightFinding): readonly string[] =>
  'fields' in issue
    ? issue.fields
    : isArtIssue(issue)
      ? ['/art/image']
      : issue.kind === 'unknown-template'
        ? ['/art/template']
        : [];

export type PreflightCounts = Readonly<Record<Severity, number>>;

export const countFindings = (findings: readonly PreflightFinding[]): PreflightCounts => {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of findings) counts[severity]++;
  return counts;
};
