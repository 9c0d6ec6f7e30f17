/** Findings before printing: codes with typed values. The sentences are in preflight-messages.ts. */

import { settable } from '../card/binding/runs.ts';
import type { CardNote } from '../card/notes/note.ts';
import type { ChosenTemplate } from '../card/template/choose-template.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Character, EventPack, Team } from '../document/schema.ts';
import type { Finding, Severity } from '../rules/finding.ts';
import type { GameRules, Role } from '../rules/game-rules.ts';
import { roleOf } from '../rules/game-rules.ts';
import { judge } from '../rules/judge.ts';
import { beginningOf } from '../text/short.ts';
import { formatText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import type { Printed } from './members.ts';

/** Findings on a single card, from its layout and from the choice of its template. */
export type CardAbout =
  | CardNote
  /** The document names an unknown template; `used` is the name of the one that is used instead. */
  | { readonly kind: 'unknown-template'; readonly template: string; readonly used: string };

type Preflight =
  | CardAbout
  /** Codes of the errors, each once, and where they stand; `reason` is the message of the first. */
  | {
      readonly kind: 'illegal';
      readonly codes: readonly string[];
      readonly fields: readonly string[];
      readonly reason: string;
      readonly more: number;
    }
  | { readonly kind: 'unknown-member'; readonly team: string };

export interface PreflightFinding {
  readonly severity: Severity;
  /** What it is about: a character, a team, or a row of a deck, whose subject is the deck. */
  readonly of: 'character' | 'team' | 'row';
  readonly subject: string;
  /** The subject's name, or its id where it has none. */
  readonly name: string;
  readonly about: Preflight;
}

/** An error spoils the card or breaks a rule; a warning may need attention; an info is neutral. */
const SEVERITY: Readonly<Record<Preflight['kind'], Severity>> = {
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
  'unknown-template': 'warning',
  'continuation-card': 'warning',
  'missing-art': 'info',
  continued: 'info',
};

/** Its name, or its id where the name has no visible letter. */
const nameOf = ({ name, id }: { name: string; id: string }): string => (isNamed(name) ? name : id);
const isNamed = (name: string): boolean => settable(beginningOf(name)) !== '';
const of = (
  kind: 'character' | 'team',
  document: { name: string; id: string },
  about: Preflight,
): PreflightFinding => ({
  severity: SEVERITY[about.kind],
  of: kind,
  subject: document.id,
  name: nameOf(document),
  about,
});

/** The findings on one character's card. */
export const cardFindings = (
  character: Character,
  notes: readonly CardNote[],
  chosen?: ChosenTemplate,
): PreflightFinding[] => [
  ...(chosen?.unknown === undefined
    ? []
    : [of('character', character, { kind: 'unknown-template', template: chosen.unknown, used: chosen.template.name })]),
  ...notes.map((note) => of('character', character, note)),
];

/** The findings on the card of a row; what a template does without in a table is none. */
export const rowFindings = (deck: string, name: string, notes: readonly CardNote[]): PreflightFinding[] =>
  notes.flatMap((about) =>
    about.kind === 'unread-field' ? [] : [{ severity: SEVERITY[about.kind], of: 'row', subject: deck, name, about }],
  );

export interface PreflightInput {
  /** The event that teams are judged for. */
  event?: EventPack | undefined;
  /** The pack that the team names, where no team can be judged by it. */
  unusableEvent?: EventPack | undefined;
  readonly teams: readonly Team[];
  /** Everybody who is printed, under the house rules of their team. */
  readonly printed: readonly Printed[];
  /** All characters that members of a team may be looked up among. */
  readonly characters: readonly Character[];
  /** Ids of unknown members, by team. */
  readonly unknown?: readonly { readonly team: Team; readonly id: string }[];
}

/** What is illegal or missing: each team by its own rules, each character once. */
export function legalityFindings(
  translate: Translate,
  gameCatalog: GameCatalog<GameRules>,
  { teams, printed, characters, unknown = [], event, unusableEvent }: PreflightInput,
): PreflightFinding[] {
  const ofTeams = teams.flatMap((team) =>
    illegal(
      translate,
      'team',
      team,
      ownErrors(
        gameCatalog,
        team,
        judge(gameCatalog, team, {
          characters,
          ...(event === undefined ? {} : { event }),
          ...(unusableEvent === undefined ? {} : { unusableEvent }),
        }).findings,
      ),
    ),
  );
  const missing = unknown.map(({ team, id }) =>
    of('character', { id, name: '' }, { kind: 'unknown-member', team: nameOf(team) }),
  );
  const seen = new Set<Character>();
  const ofCharacters = printed.flatMap(({ character, options }) => {
    if (seen.has(character)) return [];
    seen.add(character);
    return illegal(
      translate,
      'character',
      character,
      judge(gameCatalog, character, { options: [{ ...options }] }).findings,
    );
  });
  return [...ofTeams, ...missing, ...ofCharacters];
}

/** Errors of the team itself; its members have findings of their own. */
const ownErrors = (gameCatalog: GameCatalog<GameRules>, team: Team, findings: readonly Finding[]): Finding[] =>
  findings.filter(({ code, path }) => !path.startsWith('/characters/') && !isOfMember(roleOf(gameCatalog, team, code)));

const isOfMember = (role: Role | undefined): boolean => role === 'member-illegal' || role === 'unknown-member';

function illegal(
  translate: Translate,
  kind: 'character' | 'team',
  document: Character | Team,
  findings: readonly Finding[],
): PreflightFinding[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (first === undefined) return [];
  const unique = (words: readonly string[]): string[] => [...new Set(words)];
  return [
    of(kind, document, {
      kind: 'illegal',
      codes: unique(errors.map(({ code }) => code)),
      fields: unique(errors.map(({ path }) => path)),
      reason: formatText(translate, first.message),
      more: errors.length - 1,
    }),
  ];
}

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** Errors first; otherwise in the order they came, which is that of the cards. Equal findings are merged. */
export function inPreflightOrder(findings: readonly PreflightFinding[]): PreflightFinding[] {
  const once = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...once.values()].sort((a, b) => RANK[a.severity] - RANK[b.severity]);
}

const isAboutArt = (about: Preflight): boolean =>
  about.kind === 'missing-art' ||
  about.kind === 'broken-art' ||
  about.kind === 'low-resolution' ||
  (about.kind === 'cut-drawing' && about.drawing === 'art');

/** Places in the character that a finding is about, the first one first; none for what is about the card as a whole. */
export const fieldsOf = ({ about }: PreflightFinding): readonly string[] =>
  'fields' in about
    ? about.fields
    : isAboutArt(about)
      ? ['/art/image']
      : about.kind === 'unknown-template'
        ? ['/art/template']
        : [];

export type PreflightCounts = Readonly<Record<Severity, number>>;

export const countFindings = (findings: readonly PreflightFinding[]): PreflightCounts => {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of findings) counts[severity]++;
  return counts;
};
