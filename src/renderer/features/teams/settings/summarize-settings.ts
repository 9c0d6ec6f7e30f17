import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import { getValueAt } from '../../../../shared/document/pointer.ts';
import type { Team } from '../../../../shared/document/schema.ts';
import type { TeamField } from '../../../../shared/form/team-form.ts';
import type { Word } from '../../../../shared/form/vocabulary.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { getTeamRules } from '../../../../shared/rules/game-rules.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { formatNumber } from '../../../../shared/texts/numbers.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { joinParts } from '../../../strings/documents/team.ts';
import { formatTeamMode } from '../mode/mode-badge.tsx';
import type { TeamMode } from '../mode/team-mode.ts';
import type { FactionChoice } from '../team-factions.ts';

/** Summarizes the settings of a team in one line: `25 Levels · Combined Team · The Breakwater · Sandbox`. */
export function summarizeSettings(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  team: Team,
  teamMode: TeamMode,
  factionChoices: readonly FactionChoice[],
): string {
  const game = gameCatalog.getGame(team);
  const { form, list } = getTeamRules(gameCatalog, team);
  const formatWord = (vocabulary: string, wordId: unknown): string =>
    formatVocabularyWord(translate, game.vocabularies[vocabulary] ?? [], wordId);
  const formatField = (field: TeamField): string => {
    const value = getValueAt(team, field.pointer);
    if (field.kind === 'size') {
      const size = typeof value === 'number' ? formatNumber(translate.language, value) : '–';
      return translate('team.sizeWithUnit', { size, unit: formatLateText(translate, list.sizeLabel) });
    }
    if (field.kind === 'word') return formatWord(field.vocabulary, value);
    const chosenId = getValueAt(team, `${field.pointer}/${field.choiceKey}`);
    const chosenField = field.alternatives.find(({ id }) => id === chosenId)?.field;
    if (chosenField === undefined) return '';
    const chosenValue = getValueAt(team, chosenField.pointer);
    if (chosenField.kind === 'word') return formatWord(chosenField.vocabulary, chosenValue);
    if (typeof chosenValue !== 'string' || chosenValue === '') return translate('teams.noFaction');
    return shortenName(factionChoices.find(({ id }) => id === chosenValue)?.name ?? chosenValue);
  };
  const houseRuleCount = Object.keys(team.options ?? {}).length;
  return joinParts(
    [
      ...form.fields.map(formatField),
      game.event === undefined ? '' : formatTeamMode(translate, teamMode),
      houseRuleCount === 0 ? '' : translate('team.houseRuleCount', { n: houseRuleCount }),
    ].filter((part) => part !== ''),
  );
}

/** Returns the label of a word, or the word itself if the vocabulary does not have it. */
function formatVocabularyWord(translate: Translate, words: readonly Word[], wordId: unknown): string {
  const word = words.find(({ id }) => id === wordId);
  if (word !== undefined) return formatLateText(translate, word.label);
  return typeof wordId === 'string' ? shortenName(wordId) : '';
}
