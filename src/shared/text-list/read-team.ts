/** Reads a text list as a team where no user can be asked: on the command line and among the lists of an event. */
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Team } from '../document/schema.ts';
import type { GameWithForms } from '../form/game-forms.ts';
import type { Teams } from '../form/team-form.ts';
import { embedTeamDocuments } from '../library/embed-team-documents.ts';
import { MAX_ID_STEM_LETTERS, slugify } from '../text/slugify.ts';
import { truncateVisibly } from '../text/truncate.ts';
import { formatLateText, type LateText } from '../texts/late-text.ts';
import { formatList } from '../texts/lists.ts';
import type { Translate } from '../texts/translate.ts';
import { type AssumeContext, type AssumedField, assumeFields } from './assume-fields.ts';
import { createTeamFromTextList } from './create-team.ts';
import { findGameMatch } from './find-game-match.ts';
import type { MatchedLine, MemberChoice } from './match-members.ts';
import type { TextListMatch } from './match-text-list.ts';
import { MAX_LISTS, splitTextLists } from './split-text-lists.ts';

export type TextListTeam =
  | { readonly kind: 'team'; readonly team: Team; readonly assumed: readonly AssumedField[] }
  /** Some lines can't be understood without an answer. `questions` are clauses about the first of them, and how many more there are. */
  | { readonly kind: 'unclear'; readonly questions: readonly LateText[] }
  /** No line names a character: the text is something else. */
  | { readonly kind: 'not-a-list' };

/**
 * Reads a text as a team of the given characters, which the team embeds. `fileStem`, the name of the file without extension, becomes the
 * id, and the name of a list without one. `translates` are the languages whose words are recognized.
 */
export function readTextListTeam(
  translates: readonly Translate[],
  gameCatalog: GameCatalog<GameWithForms>,
  text: string,
  fileStem: string,
  context: AssumeContext,
): TextListTeam {
  if (splitTextLists(text).length > MAX_LISTS) return { kind: 'not-a-list' };
  const gameMatch = findGameMatch(translates, gameCatalog, text, context);
  if (gameMatch === undefined) return { kind: 'not-a-list' };
  const { teamRules, list } = gameMatch;
  const problems = listProblems(list, teamRules);
  if (problems.length > 0) return { kind: 'unclear', questions: limitProblems(problems) };
  const choices = list.members.flatMap(({ match }) => (match.kind === 'certain' ? [match.choice] : []));
  const teamId = slugify(fileStem, MAX_ID_STEM_LETTERS) || 'list';
  const statedTeam = createTeamFromTextList(teamId, { ...list, name: list.name ?? fileStem }, choices, teamRules);
  const { team, assumed } = assumeFields(gameCatalog, statedTeam, list.edits, context);
  return {
    kind: 'team',
    team: embedTeamDocuments(
      gameCatalog,
      team,
      (characterId) => choices.find(({ character }) => character.id === characterId)?.character,
      (factionId) => context.factions.find(({ id }) => id === factionId),
    ),
    assumed,
  };
}

/** Lists what only the author of the list can decide, one clause for each line. */
function listProblems({ members, unknownFields }: TextListMatch, teamRules: Teams): readonly LateText[] {
  return [
    ...members.flatMap((line) => describeProblem(line, teamRules) ?? []),
    ...unknownFields.map(
      ({ lineNumber, source }): LateText =>
        (translate) =>
          translate('textLists.problems.field', { line: lineNumber, text: truncateVisibly(source) }),
    ),
  ];
}

function describeProblem({ lineNumber, source, level, match }: MatchedLine, teamRules: Teams): LateText | undefined {
  if (match.kind === 'certain') return undefined;
  const text = truncateVisibly(source);
  if (match.kind === 'unknown')
    return (translate) => translate('textLists.problems.unknown', { line: lineNumber, text });
  const { reason, choices } = match;
  const [firstChoice] = choices;
  if (reason === 'title') return (translate) => translate('textLists.problems.title', { line: lineNumber, text });
  if (reason === 'level' && choices.length === 1 && firstChoice !== undefined && level !== undefined) {
    const { character } = firstChoice;
    return (translate) =>
      translate('textLists.problems.level', {
        line: lineNumber,
        name: truncateVisibly(character.name),
        actual: teamRules.getMemberSize(character),
        stated: level,
      });
  }
  return (translate) =>
    translate(`textLists.problems.${reason === 'similar' ? 'similar' : 'several'}`, {
      line: lineNumber,
      text,
      choices: formatChoices(translate, choices, teamRules),
    });
}

const formatChoices = (translate: Translate, choices: readonly MemberChoice[], teamRules: Teams): string =>
  formatList(
    translate.language,
    choices.map(({ character, copies }) => {
      const name = `${truncateVisibly(character.name)} (${teamRules.getMemberSize(character)})`;
      return copies === 1 ? name : `${copies}x ${name}`;
    }),
    'disjunction',
  );

/** So many problems are named; the number of the others follows. */
const MAX_PROBLEMS = 5;

function limitProblems(problems: readonly LateText[]): readonly LateText[] {
  const omittedCount = problems.length - MAX_PROBLEMS;
  const omittedNote: LateText = (translate) => translate('textLists.problems.more', { count: omittedCount });
  return [...problems.slice(0, MAX_PROBLEMS), ...(omittedCount > 0 ? [omittedNote] : [])];
}

/** Joins the questions about a list to one clause. */
export const formatQuestions = (translate: Translate, questions: readonly LateText[]): string =>
  questions.map((question) => formatLateText(translate, question)).join('; ');

/** Formats the note that says which settings the list leaves out, and what was assumed: `Formation: Combined Team`. */
export const formatAssumedFields = (translate: Translate, assumed: readonly AssumedField[]): string =>
  formatList(
    translate.language,
    assumed.map(({ label, value }) =>
      translate('textLists.labeled', {
        label: typeof label === 'string' ? label : label(translate),
        value: typeof value === 'string' ? value : value(translate),
      }),
    ),
  );
