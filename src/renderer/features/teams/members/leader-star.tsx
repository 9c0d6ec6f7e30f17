import { Star } from 'lucide-react';
import { Focusable } from 'react-aria-components';
import { formatLateText, type LateText } from '../../../../shared/texts/late-text.ts';
import { Hint } from '../../../components/hint.tsx';
import { useGames } from '../../../store/library-context.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { useTeam } from '../team-view.ts';
import css from './members.module.css';
import { namedLeader, nameLeader } from './members.ts';

export interface Leading {
  leads: boolean;
  /** Whether the rules allow this member to lead. */
  may: boolean;
  /** The rule's reason against it. */
  why: LateText | undefined;
  /** Whether findings on the Leader point to this element. */
  place: boolean;
}

/** Selects the Leader. The star of a member who may not lead stays focusable, so that every user can read the reason. */
export function LeaderStar({ id, name, leads, may, why, place }: Leading & { id: string; name: string }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, rules, summary, edit } = useTeam();
  const named = namedLeader(gameCatalog, team);
  const only = leads && summary.leaders?.length === 1;
  const label = leads
    ? translate('team.leader', { name: shortenName(name) })
    : may
      ? translate('team.makeLeader', { name: shortenName(name) })
      : translate('team.cannotLead', { name: shortenName(name) });
  const hint = leads
    ? only
      ? translate('team.leaderStays', { name: shortenName(name) })
      : label
    : may
      ? label
      : why === undefined
        ? label
        : formatLateText(translate, why);
  const press = () => {
    if (!may && !(leads && named === id)) return;
    edit(nameLeader(gameCatalog, team, named === id ? undefined : id));
  };
  return (
    <span {...(place ? { 'data-path': rules.leaderPointer } : {})}>
      <Hint text={hint}>
        <Focusable>
          <button
            type="button"
            className={css.star}
            aria-pressed={leads}
            aria-disabled={!may && !leads}
            aria-label={label}
            data-wrong={leads && !may ? true : undefined}
            onClick={press}
          >
            <Star aria-hidden />
          </button>
        </Focusable>
      </Hint>
    </span>
  );
}
