/** Formats a team as plain text for a chat or an email. `matchTextList` reads this text again. */
import { getValueAt } from '../document/pointer.ts';
import type { Team } from '../document/schema.ts';
import type { GameWithForms } from '../form/game-forms.ts';
import type { FactionField, TeamField, Teams, WordField } from '../form/team-form.ts';
import type { TeamView } from '../rules/team-rules.ts';
import { formatLateText, type LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import { formatListedName, formatMemberLine } from './format-member-line.ts';

/** Input of `formatTextList` in addition to the team. */
export interface TextListSource {
  readonly game: GameWithForms;
  readonly teamRules: Teams;
  readonly teamView: TeamView;
  readonly verdict: 'legal' | 'illegal';
  /** Total Levels of the members; absent if they can't be counted. */
  readonly levels?: number;
  /** Returns the name of a faction, or its id if the faction is unknown. */
  readonly getFactionName: (factionId: string) => string;
}

/**
 * Formats the list: the name, a line with formation and size, one line per member, and the total.
 *
 * ```text
 * The First Watch
 * Super Force · Faction: The First Watch · 25 Levels
 * Player: Zed
 *
 * Captain Thunderhead (8), leader
 * 2x Harbor Volunteer (1)
 *
 * Gimmicks: Mastery, Tag Team
 * 10 of 25 Levels, legal
 * ```
 */
export function formatTextList(translate: Translate, team: Team, source: TextListSource): string {
  const { game, teamRules, teamView, verdict, levels, getFactionName } = source;
  const { form } = teamRules;
  const formatField = (field: TeamField): string => formatTeamField(translate, team, field, game, getFactionName);
  // The sizes come last: `Combined Team · Alignment: Hero · 25 Levels`.
  const fields = form.fields.filter(({ kind }) => kind !== 'size').map(formatField);
  const sizes = form.fields.filter(({ kind }) => kind === 'size').map(formatField);
  const player = team.player?.trim() ?? '';
  const picks = formatPicks(translate, team, form.picks);
  const blocks = [
    [
      team.name.trim() === '' ? '' : formatListedName(team.name),
      [...fields, ...sizes].filter((text) => text !== '').join(' · '),
      player === '' ? '' : translate('textLists.player', { name: formatListedName(player) }),
    ],
    teamView.seats.map(({ id, copies, character }) =>
      formatMemberLine(translate, {
        name: character === undefined || character.name.trim() === '' ? id : character.name,
        copies,
        level: character === undefined ? undefined : teamRules.getMemberSize(character),
        isLeader: id === teamView.leader,
      }),
    ),
    [
      picks,
      levels === undefined
        ? translate('textLists.verdict', { verdict })
        : translate('textLists.total', { levels, limit: teamRules.getSize(team), verdict }),
    ],
  ];
  return `${blocks
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .filter((block) => block !== '')
    .join('\n\n')}\n`;
}

function formatTeamField(
  translate: Translate,
  team: Team,
  field: TeamField,
  game: GameWithForms,
  getFactionName: (factionId: string) => string,
): string {
  const formatValue = (valueField: WordField | FactionField): string => {
    const value = getValueAt(team, valueField.pointer);
    if (typeof value !== 'string' || value === '') return '';
    if (valueField.kind === 'faction') return formatListedName(getFactionName(value));
    const word = game.vocabularies[valueField.vocabulary]?.find(({ id }) => id === value);
    return word === undefined ? formatListedName(value) : formatLateText(translate, word.label);
  };
  switch (field.kind) {
    case 'size': {
      const size = getValueAt(team, field.pointer);
      return typeof size === 'number' ? translate('textLists.size', { levels: size }) : '';
    }
    case 'word':
      return formatValue(field);
    case 'either': {
      const alternativeId = getValueAt(team, `${field.pointer}/${field.choiceKey}`);
      const alternative = field.alternatives.find(({ id }) => id === alternativeId);
      const value = alternative === undefined ? '' : formatValue(alternative.field);
      return alternative === undefined || value === '' ? '' : formatLabeled(translate, alternative.label, value);
    }
  }
}

const formatLabeled = (translate: Translate, label: LateText, value: string): string =>
  translate('textLists.labeled', { label: formatLateText(translate, label), value });

/** Formats the settings at the given pointers, each with its label if it needs one: `Super Force`, `Gimmicks: Mastery`. */
export function formatSettings(
  translate: Translate,
  team: Team,
  pointers: ReadonlySet<string>,
  { game, teamRules, getFactionName }: Pick<TextListSource, 'game' | 'teamRules' | 'getFactionName'>,
): readonly string[] {
  const { fields, picks } = teamRules.form;
  return [
    ...fields
      .filter(({ pointer }) => pointers.has(pointer))
      .map((field) => formatTeamField(translate, team, field, game, getFactionName)),
    picks !== undefined && pointers.has(picks.pointer) ? formatPicks(translate, team, picks) : '',
  ].filter((text) => text !== '');
}

function formatPicks(translate: Translate, team: Team, picks: Teams['form']['picks']): string {
  const pickedIds = picks === undefined ? undefined : getValueAt(team, picks.pointer);
  if (picks === undefined || !Array.isArray(pickedIds) || pickedIds.length === 0) return '';
  const namesById = new Map(picks.choices(translate, {}).map(({ id, name }) => [id, name]));
  const names = pickedIds.map((id) => namesById.get(String(id)) ?? formatListedName(String(id)));
  return formatLabeled(translate, picks.title, names.join(', '));
}
