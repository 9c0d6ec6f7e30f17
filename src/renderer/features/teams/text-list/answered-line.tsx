import { CaseSensitive, UserX } from 'lucide-react';
import type { Teams } from '../../../../shared/form/team-form.ts';
import type { LineAnswer } from '../../../../shared/text-list/line-answers.ts';
import type { MatchedLine } from '../../../../shared/text-list/match-members.ts';
import { Button } from '../../../components/button.tsx';
import { DisplayName } from '../../../components/display-name.tsx';
import text from '../../../components/text.module.css';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { CharacterPortrait } from '../../documents/character-portrait.tsx';
import css from './line-list.module.css';

interface Props {
  line: MatchedLine;
  answer: LineAnswer;
  teamRules: Teams;
  /** Makes the line a question again. */
  onChange(): void;
}

/** Shows what a line means: a member with its Level and copies, the name of the team, or nothing. */
export function AnsweredLine({ line, answer, teamRules, onChange }: Props) {
  const translate = useTranslate();
  const { source } = line;
  return (
    <div className={css.answered} data-answer={answer.kind}>
      <span className={css.portrait}>
        {answer.kind === 'member' ? (
          <CharacterPortrait character={answer.choice.character} name={answer.choice.character.name} rendersAsImage />
        ) : answer.kind === 'title' ? (
          <CaseSensitive aria-hidden />
        ) : (
          <UserX aria-hidden />
        )}
      </span>
      <span className={css.meaning}>
        <span className={css.name}>
          {answer.kind === 'member' ? (
            <>
              {answer.choice.copies === 1 ? null : <span className={css.copies}>{answer.choice.copies} ×</span>}
              <DisplayName name={answer.choice.character.name} />
            </>
          ) : answer.kind === 'title' ? (
            translate('textListReview.isTitle')
          ) : (
            translate('textListReview.isSkipped')
          )}
        </span>
        <span className={text.quiet}>
          {answer.kind === 'member'
            ? translate('textListReview.level', { level: teamRules.getMemberSize(answer.choice.character) })
            : null}
          {answer.kind === 'member' && answer.choice.isLeader ? ` · ${translate('textListReview.leader')}` : null}
        </span>
      </span>
      <span className={`${css.source} ${text.quiet}`} dir="auto">
        {source}
      </span>
      <Button
        kind="quiet"
        aria-label={translate('textListReview.changeLine', { line: shortenName(source) })}
        onPress={onChange}
      >
        {translate('textListReview.change')}
      </Button>
    </div>
  );
}
