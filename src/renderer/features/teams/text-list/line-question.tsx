import { CircleHelp, Search } from 'lucide-react';
import { useId } from 'react';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Teams } from '../../../../shared/form/team-form.ts';
import { createSearchedChoice, type LineAnswer } from '../../../../shared/text-list/line-answers.ts';
import type { MatchedLine, MemberChoice } from '../../../../shared/text-list/match-members.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { Button } from '../../../components/button.tsx';
import { DisplayName } from '../../../components/display-name.tsx';
import type { Choice } from '../../../components/inputs/choice.ts';
import { Picker } from '../../../components/inputs/picker.tsx';
import text from '../../../components/text.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import { CharacterPortrait } from '../../documents/character-portrait.tsx';
import css from './line-list.module.css';

interface Props {
  line: MatchedLine;
  teamRules: Teams;
  characters: readonly Character[];
  /** The same characters as choices of a search. */
  searchChoices: readonly Choice[];
  canBeTitle: boolean;
  onAnswer(answer: LineAnswer): void;
}

/** Asks what a line means. The answers are the likely members, the name of the team, nothing, or a character that the user searches for. */
export function LineQuestion({ line, teamRules, characters, searchChoices, canBeTitle, onAnswer }: Props) {
  const translate = useTranslate();
  const questionId = useId();
  const { source, match } = line;
  const choices = match.kind === 'certain' ? [match.choice] : match.kind === 'unsure' ? match.choices : [];
  const likelyTitle = match.kind === 'unsure' && match.reason === 'title';
  const titleButton = (
    <Button onPress={() => onAnswer({ kind: 'title' })}>{translate('textListReview.answerTitle')}</Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would change the layout
    <div className={css.question} role="group" aria-labelledby={questionId}>
      <CircleHelp aria-hidden className={css.mark} />
      <div className={css.asked}>
        <p id={questionId}>
          <strong className={css.asking} dir="auto">
            {source}
          </strong>{' '}
          <span className={text.quiet}>{formatQuestion(translate, line, teamRules)}</span>
        </p>
        <div className={css.choices}>
          {likelyTitle ? titleButton : null}
          {choices.map((choice) => (
            <Button
              key={`${choice.character.id} ${choice.copies}`}
              className={css.choice}
              onPress={() => onAnswer({ kind: 'member', choice })}
            >
              <span className={css.smallPortrait}>
                <CharacterPortrait character={choice.character} name={choice.character.name} rendersAsImage />
              </span>
              <span className={css.choiceName}>
                <DisplayName name={choice.character.name} />
              </span>
              <span className={text.quiet}>{formatNumbers(translate, choice, teamRules)}</span>
            </Button>
          ))}
          {canBeTitle && !likelyTitle ? titleButton : null}
          <Button onPress={() => onAnswer({ kind: 'skip' })}>{translate('textListReview.answerSkip')}</Button>
          <div className={css.search}>
            <Picker
              label={translate('textListReview.search', { line: source })}
              placeholder={translate('textListReview.searchHint')}
              icon={<Search />}
              choices={searchChoices}
              onPick={([characterId]) => {
                const character = characters.find(({ id }) => id === characterId);
                if (character !== undefined)
                  onAnswer({ kind: 'member', choice: createSearchedChoice(line, character) });
              }}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Formats why the line is a question. */
function formatQuestion(translate: Translate, { level, match }: MatchedLine, teamRules: Teams): string {
  if (match.kind === 'certain') return translate('textListReview.questions.certain');
  if (match.kind === 'unknown') return translate('textListReview.questions.unknown');
  const [firstChoice, secondChoice] = match.choices;
  if (match.reason === 'level' && firstChoice !== undefined && secondChoice === undefined && level !== undefined)
    return translate('textListReview.questions.level', {
      stated: level,
      actual: teamRules.getMemberSize(firstChoice.character),
    });
  return translate(`textListReview.questions.${match.reason === 'level' ? 'several' : match.reason}`);
}

const formatNumbers = (translate: Translate, { character, copies }: MemberChoice, teamRules: Teams): string =>
  translate('textListReview.numbers', { level: teamRules.getMemberSize(character), copies });
